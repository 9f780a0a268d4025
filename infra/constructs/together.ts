import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

const sum = (names: readonly string[]): string => names.join(' + ');

interface TogetherOptions {
  /** What the metrics' names begin with: `fn` for `fn0`, `fn1`. */
  readonly named: string;
  readonly period: Duration;
  /** Gets the metrics' names in their order; left out, the numbers are added. */
  readonly expressionOf?: (names: readonly string[]) => string;
}

/** One number of several metrics. */
export function together(
  metrics: readonly IMetric[],
  { named, period, expressionOf = sum }: TogetherOptions,
): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`${named}${index}`, metric]));
  // What did not happen in a period has no value there, and would take the others' away.
  const names = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: expressionOf(names), usingMetrics, period });
}
