import type { meter } from './meteredStore.ts';
import type { Consumption } from './prices.ts';
import type { Section } from './report.ts';

const callsEach = 3;
const mostGrowth = 0.05;

/** What calls consumed, by their name: one figure for each number of stored records. */
export type UnitsBySize = ReadonlyMap<string, readonly Consumption[]>;

/** A call, and what must be there before it, which is not measured. */
export interface MeteredCall {
  readonly name: string;
  readonly before: () => Promise<string>;
  readonly run: (id: string) => Promise<void>;
}

/** Waits for a call that is measured; throws when it is refused. */
export async function mustSucceed(call: Promise<{ http: number; errors?: unknown }>): Promise<void> {
  const { http, errors } = await call;
  if (http !== 200) throw new Error(`${http} ${JSON.stringify(errors)}`);
}

/** What a call consumes on average. */
export async function unitsOf(metered: ReturnType<typeof meter>, call: MeteredCall): Promise<Consumption> {
  const used = { readUnits: 0, writeUnits: 0, storeCalls: 0 };
  for (let at = 0; at < callsEach; at += 1) {
    const id = await call.before();
    const once = await metered.measure(() => call.run(id));
    for (const key of ['readUnits', 'writeUnits', 'storeCalls'] as const) used[key] += once[key];
  }
  const average = (sum: number) => sum / callsEach;
  return {
    readUnits: average(used.readUnits),
    writeUnits: average(used.writeUnits),
    storeCalls: average(used.storeCalls),
  };
}

const growthOf = (values: number[]): number => (Math.max(...values) || 1) / (Math.min(...values) || 1) - 1;

/** The table of a bench that asks whether calls stay as cheap when more is stored. */
export function unitsSection(
  told: Pick<Section, 'title' | 'note'>,
  by: UnitsBySize,
  sizes: readonly number[],
): Section {
  const rows = [...by].map(([name, each]) => {
    const growth = growthOf(each.map(({ readUnits, writeUnits }) => readUnits + writeUnits));
    const text = each.map(({ readUnits, writeUnits }) => `${readUnits.toFixed(1)} + ${writeUnits.toFixed(1)}`);
    return [name, ...text, `${(growth * 100).toFixed(1)} %`, growth <= mostGrowth ? 'met' : 'missed'];
  });
  return {
    ...told,
    target: `each call within ${mostGrowth * 100} % at all sizes, no Scan.`,
    columns: ['Call', ...sizes.map((size) => size.toLocaleString('en')), 'Growth', 'Target'],
    rows,
  };
}
