import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { AreaFunction } from './AreaFunction.ts';
import { addAlarm } from './addAlarm.ts';
import { GradualShift } from './GradualShift.ts';

/** An alarm may read ten metrics. */
export const mostFunctions = 10;
const period = Duration.minutes(5);

type Functions = ReadonlyMap<string, AreaFunction>;

/** One number of all functions: `expressionOf` gets the metrics' names in the order of the functions. */
function together(
  functions: Functions,
  metricOf: (fn: LambdaFunction) => IMetric,
  expressionOf: (names: readonly string[]) => string,
): IMetric {
  const named = [...functions.values()].map(({ handler }, index) => [`fn${index}`, metricOf(handler)] as const);
  // A function that was not called in a period has no value there.
  const names = named.map(([name]) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: expressionOf(names), usingMetrics: Object.fromEntries(named), period });
}

const sum = (names: readonly string[]): string => names.join(' + ');

/**
 * Three alarms for the functions of a stack: errors, throttles, and calls that come near their timeout. The dashboard shows whose. A fourth watches
 * new versions while they take over.
 */
export class FunctionAlarms extends Construct {
  constructor(scope: Construct, id: string, props: { readonly functions: Functions; readonly topic: ITopic }) {
    super(scope, id);
    const { functions, topic } = props;
    if (functions.size > mostFunctions) throw new Error(`An alarm watches ${mostFunctions} functions at most.`);
    const timeouts = [...functions.values()].map(({ handler: { timeout } }) => timeout?.toMilliseconds() ?? 3000);
    const errors = together(functions, (fn) => fn.metricErrors({ period }), sum);
    const throttles = together(functions, (fn) => fn.metricThrottles({ period }), sum);
    const slowest = together(
      functions,
      (fn) => fn.metricDuration({ period, statistic: Stats.p(99) }),
      (names) => `MAX([${names.map((name, index) => `100 * ${name} / ${timeouts[index]}`).join(', ')}])`,
    );
    addAlarm(this, 'Errors', { metric: errors, above: 0, runbook: 'errors', topic });
    addAlarm(this, 'Throttles', { metric: throttles, above: 0, runbook: 'throttles', topic });
    // In percent of a function's timeout.
    addAlarm(this, 'Slow', { metric: slowest, above: 50, periods: 3, runbook: 'slow-calls', topic });
    const aliases = [...functions.values()].flatMap(({ live }) => live ?? []);
    if (aliases.length > 0) new GradualShift(this, 'Shift', { aliases, topic });
  }
}
