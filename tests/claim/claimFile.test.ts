import { describe, expect, it } from 'vitest';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import { fc } from '../support/fc.ts';
import { hasRegulatorSchemas, schemaErrors } from '../support/regulatorSchema.ts';
import { claimNode, claimsFile, inPieces, type Node } from './support/claimFiles.ts';

const now = new Date('2026-11-29T08:00:00Z');

async function scrubbed(file: string | Uint8Array, size?: number, dialect?: ClaimDialect) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const found: string[] = [];
  let end: object | null = null;
  for await (const event of scrubFile(readClaimFile(inPieces(bytes, size)), { now, dialect })) {
    if (event.kind === 'findings')
      found.push(...event.findings.map(({ rule, field, activity }) => `${rule} ${field} ${activity ?? '-'}`));
    else end = event;
  }
  return { found, end };
}

/** All elements of a claim, by the way that leads to each. */
function waysIn(node: Node, way: readonly number[] = []): (readonly number[])[] {
  const [, holds] = node;
  const deeper = typeof holds === 'string' ? [] : holds.flatMap((child, at) => waysIn(child, [...way, at]));
  return way.length > 0 ? [way, ...deeper] : deeper;
}

/** A claim with one of its elements changed; null takes it away, two put it twice. */
function changed(node: Node, way: readonly number[], change: (found: Node) => readonly Node[]): Node {
  const [name, holds] = node;
  const [at = 0, ...rest] = way;
  if (typeof holds === 'string') return node;
  const next = holds.flatMap((child, place) =>
    place !== at ? [child] : rest.length === 0 ? change(child) : [changed(child, rest, change)],
  );
  return [name, next];
}

const twisted = (text: string): readonly string[] => ['', 'x'.repeat(40), '999', '-1', `${text} `, '0'];
const changes: readonly ((found: Node, at: number) => readonly Node[])[] = [
  () => [],
  (found) => [found, found],
  ([name, holds]) => [[name.toLowerCase(), holds]],
  ([, holds]) => [['Invented', holds]],
  ([name, holds], at) => [[name, typeof holds === 'string' ? (twisted(holds)[at % 6] ?? '') : []]],
];

describe.skipIf(!hasRegulatorSchemas)('what the schema of a regulator says', () => {
  it.each(claimDialects)(
    'of a file that systems write is nothing, and neither is a finding, for %s',
    async (dialect) => {
      const file = claimsFile(dialect, [claimNode(dialect, 'A'), claimNode(dialect, 'B')]);
      expect(schemaErrors(file, `${dialect}/ClaimSubmission.xsd`)).toEqual([]);
      expect((await scrubbed(file)).found.filter((each) => !each.startsWith('duplicates'))).toEqual([]);
    },
  );

  it.each(claimDialects)('is found by the table of its elements, whatever is changed, for %s', async (dialect) => {
    const clean = claimNode(dialect);
    const ways = waysIn(clean);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: ways.length - 1 }),
        fc.nat({ max: changes.length - 1 }),
        fc.nat({ max: 7 }),
        async (where, which, at) => {
          const claim = changed(clean, ways[where] ?? [], (found) => changes[which]?.(found, at) ?? [found]);
          const file = claimsFile(dialect, [claim]);
          const { found } = await scrubbed(file);
          const refused = schemaErrors(file, `${dialect}/ClaimSubmission.xsd`);
          const blocks = found.filter((each) => each.startsWith('schema.'));
          // Both ways: what one refuses the other finds, and what one takes the other does not block.
          expect(blocks.length > 0, `${refused.join()}\n${file}`).toBe(refused.length > 0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a claim file', () => {
  it.each([1, 3, 7, 1000])('says the same in pieces of %i bytes', async (size) => {
    const file = claimsFile('doh', [claimNode('doh', 'A'), changed(claimNode('doh', 'B'), [7], () => [['Net', '1']])]);
    const whole = await scrubbed(file);
    expect(await scrubbed(file, size)).toEqual(whole);
    expect(whole.end).toEqual({ kind: 'end', claims: 2, dialect: 'doh' });
    expect(whole.found).toContain('price.netSum Net -');
  });

  it('counts its claims against its head', async () => {
    const file = claimsFile('dha', [claimNode('dha')]).replace('<RecordCount>1<', '<RecordCount>2<');
    expect((await scrubbed(file)).found).toEqual(['file.recordCount Header.RecordCount -']);
  });

  it('names the same claim, and the same service in two claims', async () => {
    const file = claimsFile('dha', [claimNode('dha', 'A'), claimNode('dha', 'A'), claimNode('dha', 'B')]);
    const { found } = await scrubbed(file);
    expect(found).toEqual([
      'duplicates.claimId ID -',
      'duplicates.otherClaim Activity.Code B-1',
      'duplicates.otherClaim Activity.Code B-2',
    ]);
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]>', 'documentType'],
    ['another document', '<Remittance.Advice/>', 'otherDocument'],
    ['text that is no XML', 'Claim;Net\nC-1;90', 'notWellFormed'],
  ])('is not read where it is %s', async (_, file, reason) => {
    expect(
      (await scrubbed(`<?xml version="1.0"?>${file}`.replace('<?xml version="1.0"?>Claim', 'Claim'))).end,
    ).toMatchObject({
      ...{ kind: 'unread', reason },
    });
  });

  it('is not read on where it breaks off, and what was read before is judged', async () => {
    const file = claimsFile('doh', [changed(claimNode('doh', 'A'), [7], () => [['Net', '1']]), claimNode('doh', 'B')]);
    const { found, end } = await scrubbed(file.slice(0, file.length - 60));
    expect(found).toContain('price.netSum Net -');
    expect(end).toMatchObject({ kind: 'unread', reason: 'notWellFormed' });
  });

  it('has a claim of ten thousand times too many lines left out, and the others judged', async () => {
    const many: Node = ['Activity', Array.from({ length: 25_000 }, (): Node => ['Observation', 'x'])];
    const file = claimsFile('doh', [changed(claimNode('doh', 'A'), [10], () => [many]), claimNode('doh', 'B')]);
    const { found, end } = await scrubbed(file);
    expect(found).toEqual(['file.tooLarge Claim -']);
    expect(end).toEqual({ kind: 'end', claims: 2, dialect: 'doh' });
  });

  it.each(['utf16le', 'latin1'] as const)('is read in the encoding that it shows, as %s', async (encoding) => {
    const file = claimsFile('dha', [claimNode('dha')]);
    const bytes =
      encoding === 'utf16le'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')])
        : Buffer.from(file.replace('UTF-8', 'windows-1256').replace('Basic', 'Basic \xe3'), 'latin1');
    expect(await scrubbed(bytes, 5)).toEqual({ found: [], end: { kind: 'end', claims: 1, dialect: 'dha' } });
  });

  it('that names no regulator is judged by the one that is named beside it', async () => {
    const file = claimsFile('dha', [claimNode('dha')])
      .replace(/ xmlns:tns="[^"]*"/, '')
      .replace('DHA-F-9000001', 'CLINIC-1')
      .replace('TPA004', 'PAYER-1');
    expect((await scrubbed(file)).end).toMatchObject({ kind: 'unread', reason: 'unknownRegulator' });
    expect((await scrubbed(file, undefined, 'dha')).end).toMatchObject({ kind: 'end', dialect: 'dha' });
  });
});
