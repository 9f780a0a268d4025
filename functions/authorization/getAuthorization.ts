import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { findReview } from '../_data/authorization/answerReviews.ts';
import { authorizations, listVersions, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { Operation } from '../_kit/context.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { codeNamesOf } from '../_parts/authorization/codeNames.ts';
import { readCase } from '../_parts/case/readCase.ts';

/** The check of the rules. The facility reads nothing of the rules that it may not know (ADR 0095). */
function shownRuleCheck({ ruleCheck }: StoredAuthorization, side: 'provider' | 'insurer') {
  if (!ruleCheck) return null;
  const { on, rules, warnings } = ruleCheck;
  const known = rules.filter(({ isHidden }) => side === 'insurer' || !isHidden);
  return { on, rules: known.map(({ ruleId, version }) => ({ ruleId, version })), warnings };
}

type Get = typeof authorizationApi.endpoints.getAuthorization;

/** A request with all versions of its chain that the caller may see. */
export const getAuthorization: Operation<Get> = async ({ query }, ctx) => {
  const { found, shown } = await readCase(ctx, authorizationCase, query.authorizationId);
  const versions = await authorizations.findAll(ctx.store, ctx.scope, await listVersions(ctx.store, found));
  const { facilityLicense, regulatorId, emiratesId, cardNumber, form, draft, draftHolder } = found;
  const { transmission, transmittedAt, findings, answer } = found;
  return {
    ...shown,
    ...{ facilityLicense, regulatorId, emiratesId, cardNumber, form, draft, draftHolder },
    ...{ transmission, transmittedAt, findings, answer },
    names: await codeNamesOf(ctx.store, found),
    review: await findReview(ctx.store, found),
    information: found.desk.information,
    ruleCheck: shownRuleCheck(found, shown.side),
    chain: versions.map(({ authorizationId, requestNumber, type, state, openedAt }) => ({
      ...{ authorizationId, requestNumber, type, state, openedAt },
    })),
  };
};
