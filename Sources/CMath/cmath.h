// The few functions of C's mathematics that motion needs. Declared here rather than taken from
// <math.h>, so that the core builds for a bare target that has no C headers.
#ifndef SWIPELIST_CMATH_H
#define SWIPELIST_CMATH_H

double exp(double);
double expm1(double);
double log(double);
double log1p(double);
double cos(double);
double sin(double);

#endif
