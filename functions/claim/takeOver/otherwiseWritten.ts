import type { Claim } from '../../../shared/claim/claim.ts';
import type { Finding } from '../../../shared/claim/rules/rule.ts';
import { schemaRules } from '../../../shared/claim/rules/schemaRules.ts';
import type { SchemaFault } from '../../../shared/claim/schemaFindings.ts';
import { claimSchemaFindings } from '../../../shared/claim/scrub.ts';
import { claimElementOf } from '../../_connect/claimFile/writeClaimFile.ts';
import type { FiledClaim } from './claimsAt.ts';

/** A draft has its fields in the right order and under their right names by itself. */
const mended = new Set(
  (['order', 'letterCase'] as const satisfies SchemaFault[]).map((fault) => schemaRules[fault].id),
);

const nameOf = ({ rule, field, activity }: Finding): string => JSON.stringify([rule, field, activity]);

/**
 * Values that break the schema in the file and do not do so in the draft: they could not be read, or were read as what they seem to mean.
 * The rules over the draft say nothing of them any more.
 */
export function otherwiseWritten({ element, dialect }: FiledClaim, claim: Claim): Finding[] {
  const inFile = claimSchemaFindings(element, claim, dialect).filter(({ rule }) => !mended.has(rule));
  if (inFile.length === 0) return [];
  const inDraft = new Set(claimSchemaFindings(claimElementOf(claim, dialect), claim, dialect).map(nameOf));
  return inFile.filter((finding) => !inDraft.has(nameOf(finding)));
}
