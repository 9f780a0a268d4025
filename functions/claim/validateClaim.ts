import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { claimApi } from '../../shared/claim/routes.ts';
import type { Finding } from '../../shared/claim/rules/rule.ts';
import { claimFindings, claimSchemaFindings, ruleFacts, skippedFamilies } from '../../shared/claim/scrub.ts';
import { claimElementOf } from '../_connect/claimFile/writeClaimFile.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';

const rate = { name: 'claimValidate', most: 3000, seconds: 3600 } as const;

function shown({ rule, severity, field, activity: line }: Finding) {
  const facts = ruleFacts(rule);
  if (!facts) throw new Error(`No such rule: ${rule}`);
  const { family, text, fix } = facts;
  return { rule, family, severity, field, line, text, fix };
}

/** Judges one claim by the rules that a file is judged by. It asks nothing of the portal's records, so that it tells nothing of them. */
export const validateClaim: Operation<typeof claimApi.endpoints.validateClaim> = async ({ body }, ctx) => {
  const { claim, dialect } = body;
  const now = ctx.now();
  await takeTurn(ctx.store, rate, ctx.user.userId, now);
  const findings = [
    ...claimSchemaFindings(claimElementOf(claim, dialect), claim, dialect),
    ...claimFindings(claim, { dialect, header: null, today: emiratesDateOf(now) }),
  ];
  return { findings: findings.map(shown), notChecked: skippedFamilies };
};
