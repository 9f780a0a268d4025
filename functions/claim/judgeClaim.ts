import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../shared/claim/claimFinding.ts';
import type { Finding } from '../../shared/claim/rules/rule.ts';
import { claimFindings, claimSchemaFindings, ruleFacts } from '../../shared/claim/scrub.ts';
import { claimElementOf } from '../_connect/claimFile/writeClaimFile.ts';

function shown({ rule, severity, field, activity: line }: Finding): ClaimFinding {
  const facts = ruleFacts(rule);
  if (!facts) throw new Error(`No such rule: ${rule}`);
  const { family, text, fix } = facts;
  return { rule, family, severity, field, line, text, fix };
}

/** What the rules find in one claim, as it would stand in a file of this regulator's. */
export const judgeClaim = (claim: Claim, dialect: ClaimDialect, now: Date): ClaimFinding[] =>
  [
    ...claimSchemaFindings(claimElementOf(claim, dialect), claim, dialect),
    ...claimFindings(claim, { dialect, header: null, today: emiratesDateOf(now) }),
  ].map(shown);
