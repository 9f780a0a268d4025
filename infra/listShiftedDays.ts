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
  const found = z.array(shifted).parse(await call('listShiftedDays', event));
  for (const { row, memberId, policyNumber, field } of found)
    process.stdout.write(`${[row, memberId, policyNumber ?? '–', field].join('\t')}\n`);
  process.stdout.write(`${found.length} dates of the register are 1,462 days off the file.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
