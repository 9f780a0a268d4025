import { readClaimFile } from '../../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../../functions/_connect/claimFile/scrubFile.ts';
import { writeClaimFile } from '../../../functions/_connect/claimFile/writeClaimFile.ts';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { type ElementSpec, elementsOf, type ValueForm } from '../../../shared/claim/schema.ts';
import { fc } from '../../support/fc.ts';
import { anyClaim, anyHeader } from './anyClaim.ts';
import { inPieces } from './claimFiles.ts';

/** An element that holds a value, and the one that it stands in. */
export interface Leaf {
  readonly name: string;
  readonly within: string;
  readonly form: ValueForm;
}

const leavesIn = (specs: readonly ElementSpec[], within: string): Leaf[] =>
  specs.flatMap(({ name, holds }) => ('kind' in holds ? [{ name, within, form: holds }] : leavesIn(holds, name)));

/** The values of a file. The published schema of Dubai lacks DxInfo, which current files have (domain 0.2). */
export const leavesOf = (dialect: ClaimDialect): Leaf[] =>
  (['Header', 'Claim'] as const)
    .flatMap((record) => leavesIn(elementsOf(dialect, record), record))
    .filter(({ within }) => dialect === 'doh' || within !== 'DxInfo');

/** A file with everything that the published schema has room for. */
export function fullFile(dialect: ClaimDialect): string {
  const [header] = fc.sample(anyHeader(dialect), 1);
  const claims = fc.sample(anyClaim(dialect, { isFull: true, isPublished: true }), 1);
  const file = header && writeClaimFile({ dialect, header, claims, attachmentOf: () => 'UEsDBA==' });
  if (!file?.isWritten) throw new Error('No file');
  return file.xml;
}

/** The file with another value in the first element of this place. */
export function withValue(xml: string, { within, name }: Leaf, value: string): string {
  const place = new RegExp(`(<${within}>(?:(?!</${within}>)[^])*?<${name}>)[^<]*`);
  if (!place.test(xml)) throw new Error(`No ${within}.${name}`);
  return xml.replace(place, (_, before: string) => before + value);
}

/** Whether the table of the schema finds a fault in a file. */
export async function isFound(xml: string): Promise<boolean> {
  for await (const event of scrubFile(readClaimFile(inPieces(Buffer.from(xml))), { now: new Date('2099-12-31') }))
    if (event.kind === 'findings' && event.findings.some(({ rule }) => rule.startsWith('schema.'))) return true;
  return false;
}
