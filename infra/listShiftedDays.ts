import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { operatorCalls, targetOf, targetOptions } from './aws/operatorCalls.ts';

/**
 * Lists the members of a payer whose dates are 1,462 days off what a kept file of its register says: earlier releases read workbooks that count their
 * days from 1904 four years and a day early. It shows row, number and field, and no date; it changes nothing.
 *
 *   npm run shifted-days -- --payer 102 members.xlsx
 *   npm run shifted-days -- --env prod --payer 102 members.xlsx
 *
 * The rights it needs in AWS are those to list functions and to invoke ListShiftedDays. A file has four megabytes at most.
 */
const mostBytes = 4 * 1024 * 1024;

const shifted = z.object({
  row: z.int(),
  memberId: z.string(),
  policyNumber: z.string().nullable(),
  field: z.string(),
});

const answer = z.union([
  z.object({ refused: z.string() }),
  z.object({ rows: z.int(), known: z.int(), shifted: z.array(shifted) }),
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...targetOptions,
    payer: { type: 'string' },
  },
});

try {
  const [path] = positionals;
  if (!path || !/^\d+$/.test(values.payer ?? '')) throw new Error('Give --payer <number> and the file.');
  const content = await readFile(path);
  if (content.length > mostBytes) throw new Error('The file has more than four megabytes: please split it.');
  const call = operatorCalls(targetOf(values));
  const event = { payerId: Number(values.payer), fileName: basename(path), content: content.toString('base64') };
  const found = answer.parse(await call('listShiftedDays', event));
  if ('refused' in found) throw new Error(`The file is no register that can be read (${found.refused}).`);
  for (const { row, memberId, policyNumber, field } of found.shifted)
    process.stdout.write(`${[row, memberId, policyNumber ?? '–', field].join('\t')}\n`);
  const { rows, known } = found;
  process.stdout.write(`${rows} rows were read, ${known} of them of members of the register.\n`);
  process.stdout.write(`${found.shifted.length} dates of the register are 1,462 days off the file.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
