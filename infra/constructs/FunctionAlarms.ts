import { Duration } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { AreaFunction } from './AreaFunction.ts';
import { addAlarm } from './addAlarm.ts';
import { GradualShift } from './GradualShift.ts';
import { mostMetrics } from './mostMetrics.ts';
import { together } from './together.ts';

const period = Duration.minutes(5);

type Functions = ReadonlyMap<string, AreaFunction>;

/**
 * Three alarms for the functions of a stack: errors, throttles, and calls that come near their timeout. The dashboard shows whose. A fourth watches
 * new versions while they take over.
 */
export class FunctionAlarms extends Construct {
  constructor(scope: Construct, id: string, props: { readonly functions: Functions; readonly topic: ITopic }) {
    super(scope, id);
    const { functions, topic } = props;
    if (functions.size > mostMetrics) throw new Error(`An alarm watches ${mostMetrics} functions at most.`);
    const handlers = [...functions.values()].map(({ handler }) => handler);
    const timeouts = handlers.map(({ timeout }) => timeout?.toMilliseconds() ?? 3000);
    const ofAll = (
      metricOf: (fn: LambdaFunction) => IMetric,
      expressionOf?: (names: readonly string[]) => string,
    ): IMetric => together(handlers.map(metricOf), { named: 'fn', period, ...(expressionOf && { expressionOf }) });
    const errors = ofAll((fn) => fn.metricErrors({ period }));
    const throttles = ofAll((fn) => fn.metricThrottles({ period }));
    const slowest = ofAll(
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
