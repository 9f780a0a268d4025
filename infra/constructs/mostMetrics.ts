/** An alarm may read ten metrics. */
export const mostMetrics = 10;
