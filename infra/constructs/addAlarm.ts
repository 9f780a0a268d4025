import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

interface AlarmSettings {
  readonly metric: IMetric;
  readonly above: number;
  /** How many periods of the metric in a row have to be above. */
  readonly periods?: number;
  /** Rings also where there is no number at all: what should measure it has not run. */
  readonly mustRun?: true;
  /** The section of docs/operations.md that says what to do. */
  readonly runbook: string;
  readonly topic: ITopic;
}

/** An alarm that tells the topic when it rings and when it ends, and names its runbook section. */
export function addAlarm(
  scope: Construct,
  id: string,
  { metric, above, periods = 1, mustRun, runbook, topic }: AlarmSettings,
): Alarm {
  const alarm = new Alarm(scope, id, {
    alarmDescription: `What to do: docs/operations.md#${runbook}`,
    metric,
    threshold: above,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: mustRun ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
