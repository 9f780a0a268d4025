import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { addAlarm } from './addAlarm.ts';

interface ClockAlarmsProps {
  /** The workers that the clock starts, and every how many minutes. */
  readonly workers: ReadonlyMap<string, number>;
  readonly stage: string;
  readonly topic: ITopic;
}

/** A worker may miss so many of its turns. */
const missedTurns = 3;

/**
 * An alarm for each worker of the clock that rings when it has not written its line: no line is no number, and no number rings. One
 * alarm for all would not do: metric math leaves out what has no number at all.
 */
export class ClockAlarms extends Construct {
  constructor(scope: Construct, id: string, { workers, stage, topic }: ClockAlarmsProps) {
    super(scope, id);
    for (const [operation, everyMinutes] of workers) {
      const metric = new Metric({
        namespace: 'Wasla',
        // Of a run that failed too: the alarm on errors tells of that.
        metricName: 'durationMs',
        dimensionsMap: { stage, operation },
        // Above what no run can take: only a missing number rings.
        statistic: Stats.MINIMUM,
        period: Duration.minutes(Math.max(5, missedTurns * everyMinutes)),
      });
      const above = Duration.days(1).toMilliseconds();
      addAlarm(this, operation, { metric, above, mustRun: true, runbook: 'clock', topic });
    }
  }
}
