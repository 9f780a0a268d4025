import { lazy } from 'react';

/** The library of charts is larger than a screen: it comes while the numbers are already read. Stands in `Pictured`. */
export const LazyBarsChart = lazy(async () => ({ default: (await import('./BarsChart.tsx')).BarsChart }));
