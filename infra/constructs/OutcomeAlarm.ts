import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { addAlarm } from './addAlarm.ts';

/** What the lines of a function are counted by. */
export interface WatchedOutcomes {
  /** The area whose function it is. */
  readonly area: string;
  /** The metric; its stage is added. */
  readonly metric: string;
  readonly outcomes: readonly string[];
  /** More of them in five minutes ring. */
  readonly above: number;
  /** The section of docs/operations.md that says what to do. */
  readonly runbook: string;
}

const fishing = { outcomes: ['searchPaused'], above: 0, runbook: 'member-fishing' };

/** Calls whose failures tell of an attack, by the id of their alarm. */
export const watchedOutcomes: Readonly<Record<string, WatchedOutcomes>> = {
  // More than people make at the beginning of a working day.
  SignIn: {
    area: 'account',
    metric: 'signInFailures',
    outcomes: ['wrongCredentials', 'signInPaused'],
    above: 200,
    runbook: 'sign-in-failures',
  },
  // Hardly anybody meets a pause by chance.
  Fishing: { ...fishing, area: 'member', metric: 'memberFishing' },
  FishingByRequests: { ...fishing, area: 'eligibility', metric: 'memberFishingByRequests' },
  FishingByNewborns: { ...fishing, area: 'newborn', metric: 'memberFishingByNewborns' },
};

interface OutcomeAlarmProps {
  readonly logGroup: ILogGroup;
  readonly watched: WatchedOutcomes;
  readonly stage: string;
  readonly topic: ITopic;
}

/** Counts the calls of a function that ended in certain outcomes, in its log, and rings when there are more than people make. */
export class OutcomeAlarm extends Construct {
  constructor(scope: Construct, id: string, { logGroup, watched, stage, topic }: OutcomeAlarmProps) {
    super(scope, id);
    const { metric: name, outcomes, above, runbook } = watched;
    const filter = new MetricFilter(this, 'Failures', {
      logGroup,
      filterPattern: FilterPattern.any(
        ...outcomes.map((outcome) => FilterPattern.stringValue('$.outcome', '=', outcome)),
      ),
      metricNamespace: 'Wasla',
      metricName: `${name}-${stage}`,
      metricValue: '1',
    });
    const metric = filter.metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
    addAlarm(this, 'Alarm', { metric, above, runbook, topic });
  }
}
