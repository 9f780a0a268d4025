import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { priceNote } from '../prices.ts';
import { markdownOf } from '../report.ts';
import { type BillLine, billOf } from './bill.ts';
import { measuredUnits } from './measuredUnits.ts';
import { month } from './month.ts';

/**
 * Prints the bill of a month from what the bench has measured:
 *
 *   npm run cost -- --month docs/examples/months/clinic.json
 */
const { values } = parseArgs({ options: { month: { type: 'string' } } });
if (!values.month) {
  console.error('npm run cost -- --month <file>, as those in docs/examples/months');
  process.exit(1);
}

const root = join(import.meta.dirname, '../../..');
const read = month.safeParse(JSON.parse(readFileSync(values.month, 'utf8')));
if (!read.success) {
  console.error(z.prettifyError(read.error));
  process.exit(1);
}
let lines: BillLine[];
try {
  lines = billOf(read.data, measuredUnits(readFileSync(join(root, 'docs/benchmarks.md'), 'utf8')));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const total = lines.reduce((sum, { usd }) => sum + usd, 0);
console.log(
  markdownOf({
    title: read.data.title,
    note: `USD a month. ${priceNote} The other services: tests/bench/cost/monthPrices.ts; what is assumed of a call: tests/bench/cost/bill.ts.`,
    target: 'none.',
    columns: ['Service', 'USD'],
    rows: [...lines.map(({ what, usd }) => [what, usd]), ['Together', total]],
  }),
);
for (const assumption of read.data.assumptions) console.log(`- ${assumption}`);
