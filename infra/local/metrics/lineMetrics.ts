import * as z from 'zod';

/** What a line measures: a call of the API, the work of a worker, a question to a system of others, a page for the person at it, or one more of what is counted. */
export type MeasuredKind = 'route' | 'worker' | 'system' | 'page' | 'tally';

/** One operation, system or measure of pages over the last quarter of an hour; durations are milliseconds, a shift of the layout is thousandths. */
export interface MeasuredRow {
  readonly kind: MeasuredKind;
  readonly name: string;
  readonly count: number;
  readonly perMinute: number;
  /** Server errors; of a system, how often it failed. */
  readonly faults: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

export interface LineMetrics {
  /** Takes what a function writes. */
  readonly take: (text: string) => void;
  /** The busiest first. */
  readonly rows: () => MeasuredRow[];
}

interface Sample {
  readonly at: number;
  readonly ms: number;
  readonly isFault: boolean;
}

const windowMs = 15 * 60_000;
/** Of each name; more are not needed for a percentile. */
const mostSamples = 20_000;

const measured = z.union([
  z
    .object({ operation: z.string(), area: z.string().optional(), durationMs: z.number(), serverErrors: z.number() })
    .transform(({ operation, area, durationMs, serverErrors }) => {
      const kind: MeasuredKind = area === undefined ? 'worker' : 'route';
      return { kind, name: operation, ms: durationMs, isFault: serverErrors > 0 };
    }),
  z
    .object({ system: z.string(), exchangeMs: z.number(), exchangeFaults: z.number() })
    .transform(({ system, exchangeMs, exchangeFaults }) => {
      const kind: MeasuredKind = 'system';
      return { kind, name: system, ms: exchangeMs, isFault: exchangeFaults > 0 };
    }),
  z
    .object({ vital: z.string(), section: z.string(), vitalValue: z.number() })
    .transform(({ vital, section, vitalValue }) => {
      const kind: MeasuredKind = 'page';
      return { kind, name: `${vital} ${section}`, ms: vitalValue, isFault: false };
    }),
  z.object({ tally: z.string(), tallied: z.number() }).transform(({ tally }) => {
    const kind: MeasuredKind = 'tally';
    return { kind, name: tally, ms: 0, isFault: false };
  }),
]);

/** The measurement of a line in CloudWatch's embedded format; null for all other lines. */
function measurementOf(line: string): z.output<typeof measured> | null {
  if (!line.includes('"_aws"')) return null;
  try {
    return measured.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function rowOf(kind: MeasuredKind, name: string, samples: readonly Sample[]): MeasuredRow {
  const sorted = samples.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    kind,
    name,
    count: samples.length,
    perMinute: samples.length / (windowMs / 60_000),
    faults: samples.filter(({ isFault }) => isFault).length,
    median: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    longest: sorted.at(-1) ?? 0,
  };
}

interface Measured {
  readonly kind: MeasuredKind;
  readonly name: string;
  readonly samples: Sample[];
}

/** Gathers the measurements that stand in the functions' own lines, as CloudWatch does, for a quarter of an hour. */
export function gatherLineMetrics(now: () => number = Date.now): LineMetrics {
  const kept = new Map<string, Measured>();
  return {
    take: (text) => {
      for (const line of text.split('\n')) {
        const measurement = measurementOf(line);
        if (!measurement) continue;
        const { kind, name, ms, isFault } = measurement;
        const key = `${kind} ${name}`;
        const one = kept.get(key) ?? { kind, name, samples: [] };
        one.samples.push({ at: now(), ms, isFault });
        if (one.samples.length > mostSamples) one.samples.shift();
        kept.set(key, one);
      }
    },
    rows: () => {
      const since = now() - windowMs;
      return [...kept.values()]
        .map(({ kind, name, samples }) => {
          const recent = samples.filter(({ at }) => at > since);
          return rowOf(kind, name, recent);
        })
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
    },
  };
}
