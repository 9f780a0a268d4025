import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { addAlarm } from './addAlarm.ts';

/** More failures in five minutes than people make at the beginning of a working day. */
const mostFailures = 200;

const isOutcome = (outcome: string) => FilterPattern.stringValue('$.outcome', '=', outcome);

/** Counts the sign-ins that failed, in the lines of the function that signs in, and rings when somebody guesses. */
export class SignInAlarm extends Construct {
  constructor(scope: Construct, id: string, props: { logGroup: ILogGroup; stage: string; topic: ITopic }) {
    super(scope, id);
    const { logGroup, stage, topic } = props;
    const filter = new MetricFilter(this, 'Failures', {
      logGroup,
      filterPattern: FilterPattern.any(isOutcome('wrongCredentials'), isOutcome('signInPaused')),
      metricNamespace: 'Wasla',
      metricName: `signInFailures-${stage}`,
      metricValue: '1',
    });
    const metric = filter.metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
    addAlarm(this, 'Alarm', { metric, above: mostFailures, runbook: 'sign-in-failures', topic });
  }
}
