/** The properties of an alarm in a template. */
// biome-ignore lint/suspicious/noExplicitAny: templates are plain JSON of any shape
type Alarm = any;

type Dimensions = Readonly<Record<string, unknown>>;

/** A number at a time, as CloudWatch gets it. */
export interface Point {
  readonly namespace: string;
  readonly metric: string;
  readonly dimensions: Dimensions;
  readonly at: number;
  readonly value: number;
}

/** The numbers that CloudWatch reads out of a line of a function (embedded metric format). */
export function pointsOf(line: string): Point[] {
  const { _aws: embedded, ...fields } = JSON.parse(line);
  return (embedded?.CloudWatchMetrics ?? []).flatMap(
    ({
      Namespace,
      Dimensions: sets,
      Metrics,
    }: {
      Namespace: string;
      Dimensions: string[][];
      Metrics: { Name: string }[];
    }) =>
      sets.flatMap((names) =>
        Metrics.map(({ Name }) => ({
          namespace: Namespace,
          metric: Name,
          dimensions: Object.fromEntries(names.map((name) => [name, fields[name]])),
          at: embedded.Timestamp,
          value: fields[Name],
        })),
      ),
  );
}

/** The numbers that a metric filter makes of a line: patterns of `$.field = "text"` joined by `||`. */
export function filteredPoints(filter: Alarm, line: string, at: number): Point[] {
  const fields = JSON.parse(line);
  const isMet = String(filter.FilterPattern)
    .split('||')
    .some((part) => {
      const [, name = '', text] = /\$\.(\w+) = "([^"]*)"/.exec(part) ?? [];
      return text !== undefined && fields[name] === text;
    });
  return filter.MetricTransformations.flatMap((each: Record<string, string>) =>
    isMet
      ? [
          {
            namespace: each.MetricNamespace,
            metric: each.MetricName,
            dimensions: {},
            at,
            value: Number(each.MetricValue),
          },
        ]
      : [],
  );
}

const statistics: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Maximum: (values) => Math.max(...values),
  Minimum: (values) => Math.min(...values),
  // Of the few values of a test, the largest.
  p99: (values) => Math.max(...values),
};

interface Metric {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: unknown }[];
}

const keyOf = (dimensions: Dimensions): string => JSON.stringify(Object.entries(dimensions).sort());

function numberOf(metric: Metric, statistic: string, points: readonly Point[]): number | undefined {
  const dimensions = keyOf(Object.fromEntries((metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value])));
  const own = points.filter(
    (each) =>
      each.namespace === metric.Namespace && each.metric === metric.MetricName && keyOf(each.dimensions) === dimensions,
  );
  return own.length === 0 ? undefined : statistics[statistic]?.(own.map(({ value }) => value));
}

/**
 * The two kinds of expression here: a sum of `FILL(name, 0)`, and `MAX([100 * FILL(name, 0) / timeout, ...])`. Without any number there is none;
 * what has no number beside others counts as zero.
 */
function expressionOf(metrics: Alarm[], points: readonly Point[]): number | undefined {
  const measured = metrics.filter(({ MetricStat }) => MetricStat);
  const values = measured.map(({ MetricStat }) => numberOf(MetricStat.Metric, MetricStat.Stat, points));
  if (values.every((value) => value === undefined)) return undefined;
  const [{ Expression }] = metrics.filter((metric) => metric.Expression);
  const numbers = measured.map(({ Id }, at) => {
    const factor = new RegExp(`(100 \\* )?FILL\\(${Id}, 0\\)(?: / (\\d+))?`).exec(Expression);
    if (!factor) throw new Error(`${Expression} does not use ${Id}.`);
    return ((factor[1] ? 100 : 1) * (values[at] ?? 0)) / Number(factor[2] ?? 1);
  });
  return Expression.startsWith('MAX(') ? Math.max(...numbers) : numbers.reduce((sum, number) => sum + number, 0);
}

const periodOf = ({ Period, Metrics }: Alarm): number =>
  1000 * (Period ?? Metrics.find(({ MetricStat }: Alarm) => MetricStat).MetricStat.Period);

/** Whether an alarm rings at an instant (milliseconds): each of its last periods is above its threshold, or missing where that rings. */
export function rings(alarm: Alarm, points: readonly Point[], now: number): boolean {
  const period = periodOf(alarm);
  const periods = Array.from({ length: alarm.EvaluationPeriods }, (_, back) => now - back * period);
  return periods.every((end) => {
    const own = points.filter(({ at }) => at > end - period && at <= end);
    const value = alarm.Metrics ? expressionOf(alarm.Metrics, own) : numberOf(alarm, alarm.Statistic, own);
    if (value === undefined) return alarm.TreatMissingData === 'breaching';
    return value > alarm.Threshold;
  });
}
