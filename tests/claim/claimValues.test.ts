import { describe, expect, it } from 'vitest';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import type { ValueForm } from '../../shared/claim/schema.ts';
import { hasRegulatorSchemas, schemaErrors } from '../support/regulatorSchema.ts';
import { fullFile, isFound, type Leaf, leavesOf, withValue } from './support/fullFile.ts';

const choicesOf = ({ form }: Leaf): readonly string[] => (form.kind === 'choice' ? form.of : []);

/** What other programs write where a list has its values: each value of either regulator, numbers around them, and slips. */
const listed = [
  ...new Set(claimDialects.flatMap((dialect) => leavesOf(dialect).flatMap(choicesOf))),
  ...Array.from({ length: 60 }, (_, at) => String(at)),
  ...['', '01', '+1', ' 1', '1\n', '1.0', '-1', 'principal', 'PRINCIPAL', 'production', 'Unknown', 'None'],
];

/** What they write elsewhere: numbers, days, texts and slips, wherever they do not belong. */
const written = [
  ...['', ' ', '0', '1', '12.5', '12.', '.5', '1e3', '1E+3', '1,000.00', '+5', '-5', ' 5 ', 'INF', 'NaN', '-INF'],
  ...['5 AED', '٥', '1.5', '3.00', '9999999999', '01/02/2026', '01/02/2026 10:05', '1/2/2026 10:05', '01/02/2026 9:5'],
  ...['01/02/2026 24:00', '2026-02-01T10:05', '01-02-2026 10:05', '31/02/2026 10:05', '01/02/2026 10:05:00'],
  ...[' 01/02/2026 10:05 ', '01/02/26 10:05', 'x', 'a b', ' a', 'x'.repeat(31), 'x'.repeat(60), 'x'.repeat(2001)],
  ...['784-1985-0000001-7', '784198500000017', '784 1985 0000001 7', 'UEsDBA==', 'UEsDBA=', 'not base64!'],
];

/** Where the table takes less than a schema does, on purpose: what no calendar, no sum and no reader can use (ADR 0194). */
const stricter: Readonly<Record<ValueForm['kind'], readonly string[]>> = {
  choice: [],
  text: [' '],
  instant: ['31/02/2026 10:05'],
  amount: ['INF', 'NaN', '-INF'],
  quantity: ['INF', 'NaN'],
  count: ['9999999999', '784198500000017'],
  // The schema's reader passes over signs that base64 does not have.
  file: ['٥', '1/2/2026 10:05', '01/02/2026 9:5', '01-02-2026 10:05', '01/02/2026 10:05:00', '01/02/26 10:05'],
};

/** Values of current files that the published schema lacks (domain 0.2). */
const milder: readonly string[] = ['dha Observation.Type ROM'];

/** What the schema takes of a place, and what is not found there; what differs on purpose left out. */
async function compared(dialect: ClaimDialect, leaf: Leaf, values: readonly string[]) {
  const full = fullFile(dialect);
  const taken: string[] = [];
  const notFound: string[] = [];
  for (const value of values) {
    if (stricter[leaf.form.kind].includes(value) || milder.includes(`${dialect} ${leaf.within}.${leaf.name} ${value}`))
      continue;
    const xml = withValue(full, leaf, value);
    if (schemaErrors(xml, `${dialect}/ClaimSubmission.xsd`).length === 0) taken.push(value);
    if (!(await isFound(xml))) notFound.push(value);
  }
  return { taken, notFound };
}

describe.skipIf(!hasRegulatorSchemas)('what stands in a claim', () => {
  it.each(claimDialects)(
    'REQ-CLAIM-04 has the enumerations of its regulator, no value more, for %s',
    async (dialect) => {
      const leaves = leavesOf(dialect).filter(({ form }) => form.kind === 'choice');
      expect(leaves.length).toBeGreaterThan(6);
      for (const leaf of leaves) {
        const { taken, notFound } = await compared(dialect, leaf, listed);
        expect(notFound, `${leaf.within}.${leaf.name}`).toEqual(taken);
        expect(taken.length, `${leaf.within}.${leaf.name}`).toBeGreaterThan(1);
      }
    },
  );

  it.each(claimDialects)('has the forms of its regulator, however it is written, for %s', async (dialect) => {
    for (const leaf of leavesOf(dialect).filter(({ form }) => form.kind !== 'choice')) {
      const { taken, notFound } = await compared(dialect, leaf, written);
      expect(notFound, `${leaf.within}.${leaf.name}`).toEqual(taken);
    }
  });
});
