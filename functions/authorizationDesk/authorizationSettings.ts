import type { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import { getPayer, setSecondPersonLimit } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Api = typeof authorizationDeskApi.endpoints;

export const getAuthorizationSettings: Operation<Api['getAuthorizationSettings']> = async ({ query }, ctx) => {
  // An administrator who works at a facility now has no payer's settings.
  if (ctx.scope.kind === 'facility') throw fail('notFound');
  const payerId = await ownPayer(ctx, query.payerId);
  const payer = await getPayer(ctx.store, payerId);
  return { secondPersonAboveFils: payer?.secondPersonAboveFils ?? null };
};

/** Whether the change leaves more to one person than before. */
const isLooser = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/**
 * Sets the limit of one person. Only an administrator of the portal raises or ends it: a user of the payer who could do that alone
 * could approve any amount without a second person.
 */
export const updateAuthorizationSettings: Operation<Api['updateAuthorizationSettings']> = async ({ body }, ctx) => {
  const payerId = await ownPayer(ctx, body.payerId);
  const { before, secondPersonAboveFils: after } = body;
  ctx.audited({
    entity: 'payer',
    id: String(payerId),
    before: { secondPersonAboveFils: before },
    after: { secondPersonAboveFils: after },
  });
  if (isLooser(before, after) && ctx.scope.kind !== 'all') throw fail('notAllowed');
  if (!(await setSecondPersonLimit(ctx.store, payerId, { before, after }))) throw fail('changedMeanwhile');
  return { secondPersonAboveFils: after };
};
