import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { readStored, shownOf } from './readEligibility.ts';

/** The requests that one act has made for a patient. A payer does not learn who else was asked. */
export const getAskedTogether: Operation<typeof eligibilityApi.endpoints.getAskedTogether> = async (
  { query: { eligibilityId } },
  ctx,
) => {
  const named = await readStored(ctx, eligibilityId);
  if (ctx.scope.kind !== 'facility') throw fail('facilityRequired');
  const ids = named.askedWith.length > 0 ? named.askedWith : [eligibilityId];
  const found = await Promise.all(ids.map((id) => (id === eligibilityId ? named : readStored(ctx, id))));
  for (const id of ids) ctx.audited({ entity: 'eligibility', id });
  return { items: found.map(shownOf) };
};
