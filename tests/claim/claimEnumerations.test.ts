import { describe, expect, it } from 'vitest';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import { writeClaimFile } from '../../functions/_connect/claimFile/writeClaimFile.ts';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import { type ElementSpec, elementsOf } from '../../shared/claim/schema.ts';
import { fc } from '../support/fc.ts';
import { hasRegulatorSchemas, schemaErrors } from '../support/regulatorSchema.ts';
import { anyClaim, anyHeader } from './support/anyClaim.ts';
import { inPieces } from './support/claimFiles.ts';

interface Choice {
  /** The element, and the one that it stands in. */
  readonly name: string;
  readonly within: string;
  readonly of: readonly string[];
}

const choicesIn = (specs: readonly ElementSpec[], within: string): Choice[] =>
  specs.flatMap(({ name, holds }) => {
    if (!('kind' in holds)) return choicesIn(holds, name);
    return holds.kind === 'choice' ? [{ name, within, of: holds.of }] : [];
  });

const choicesOf = (dialect: ClaimDialect): Choice[] =>
  (['Header', 'Claim'] as const).flatMap((record) => choicesIn(elementsOf(dialect, record), record));

/** What other programs write: each value of either regulator, numbers around them, and slips. */
const candidates = [
  ...new Set(claimDialects.flatMap((dialect) => choicesOf(dialect).flatMap(({ of }) => of))),
  ...Array.from({ length: 60 }, (_, at) => String(at)),
  ...['', '01', '+1', ' 1', '1\n', '1.0', '-1', 'principal', 'PRINCIPAL', 'production', 'Unknown', 'None'],
];

/** Values of current files that the published schema lacks (domain 0.2). */
const beyond: readonly string[] = ['dha Observation.Type ROM'];

/** A file with everything that the published schema has room for. */
function fullFile(dialect: ClaimDialect): string {
  const [header] = fc.sample(anyHeader(dialect), 1);
  const claims = fc.sample(anyClaim(dialect, { isFull: true, isPublished: true }), 1);
  const attachmentOf = () => 'UEsDBA==';
  const file = header && writeClaimFile({ dialect, header, claims, attachmentOf });
  if (!file?.isWritten) throw new Error('No file');
  return file.xml;
}

const withValue = (xml: string, { within, name }: Choice, value: string): string => {
  const place = new RegExp(`(<${within}>(?:(?!</${within}>)[^])*?<${name}>)[^<]*`);
  if (!place.test(xml)) throw new Error(`No ${within}.${name}`);
  return xml.replace(place, (_, before: string) => before + value);
};

async function isFound(xml: string): Promise<boolean> {
  for await (const event of scrubFile(readClaimFile(inPieces(Buffer.from(xml))), { now: new Date('2099-12-31') }))
    if (event.kind === 'findings' && event.findings.some(({ rule }) => rule.startsWith('schema.'))) return true;
  return false;
}

describe.skipIf(!hasRegulatorSchemas)('REQ-CLAIM-04 the enumerations of a claim', () => {
  it.each(claimDialects)(
    'are those of its regulator: what its schema refuses is found, no more, for %s',
    async (dialect) => {
      const full = fullFile(dialect);
      // The published schema of Dubai lacks DxInfo, which current files have (domain 0.2).
      const choices = choicesOf(dialect).filter(({ within }) => dialect === 'doh' || within !== 'DxInfo');
      expect(choices.length).toBeGreaterThan(6);
      for (const each of choices) {
        const taken: string[] = [];
        const notFound: string[] = [];
        for (const value of candidates) {
          const xml = withValue(full, each, value);
          if (schemaErrors(xml, `${dialect}/ClaimSubmission.xsd`).length === 0) taken.push(value);
          if (!(await isFound(xml)) && !beyond.includes(`${dialect} ${each.within}.${each.name} ${value}`))
            notFound.push(value);
        }
        expect(notFound, `${each.within}.${each.name}`).toEqual(taken);
        expect(taken.length, `${each.within}.${each.name}`).toBeGreaterThan(1);
      }
    },
  );
});
