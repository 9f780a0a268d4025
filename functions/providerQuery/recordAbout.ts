import type * as z from 'zod';
import type { newQuery } from '../../shared/providerQuery/routes.ts';
import { authorizations, isDraft } from '../_data/authorization/authorization.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { findInsurerAuthorization } from '../_data/insurerAuthorization/insurerAuthorization.ts';
import type { SessionContext } from '../_kit/context.ts';

/** The payer of the record that a question is about, and its number for an authorisation. */
interface AskedAbout {
  readonly payerId: number;
  readonly number: string | null;
}

/** The record of the asking facility that a question names; null where the facility has no such record. */
export async function recordAbout(
  { store, scope }: Pick<SessionContext, 'store' | 'scope'>,
  { kind, id }: NonNullable<z.output<typeof newQuery>['about']>,
): Promise<AskedAbout | null> {
  if (kind === 'eligibility') {
    const found = await findEligibility(store, scope, id);
    return found && { payerId: found.payerId, number: null };
  }
  const request = await authorizations.find(store, scope, id);
  if (request && !isDraft(request))
    return { payerId: request.payerId, number: request.payerReference ?? request.requestNumber };
  const found = await findInsurerAuthorization(store, scope, id);
  return found && { payerId: found.payerId, number: found.authorizationNumber };
}
