import { wiring } from '../../../functions/_data/wiring.ts';
import { demoPayers, pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/authorizationQuery/index.ts';
import { insurerAuthorizationImport } from '../../../functions/authorizationQuery/sheet/insurerAuthorizationImport.ts';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { insurerAuthorizationSheet } from '../../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import { authorizationQueryApi } from '../../../shared/authorizationQuery/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { importsOf } from '../../support/imports.ts';
import { storePayers } from '../../support/payers.ts';
import { person } from '../../support/people.ts';

const { endpoints } = authorizationQueryApi;

export const sheets = importsOf(insurerAuthorizationSheet.name, {
  [insurerAuthorizationSheet.name]: insurerAuthorizationImport,
});

/** A stored administrator of a payer. */
export async function anInsurer(payerId: number = pearl, roles: Role[] = ['PayerAdmin']): Promise<SignedIn> {
  await storePayers(wiring.store);
  return person(null, roles, { payerId });
}

export const codeOf = (payerId: number): string => demoPayers.find((each) => each.payerId === payerId)?.payerCode ?? '';

/** Somebody at a facility without any role of its modules. */
export const atFacility = (facility: Parameters<typeof person>[0]): Promise<SignedIn> => person(facility, 'Standard');

export const search = (as: SignedIn, body: Sending<typeof endpoints.searchInsurerAuthorizations>['body'] = {}) =>
  callApi(handler, endpoints.searchInsurerAuthorizations, { as, body });

export const numbersOf = async (
  as: SignedIn,
  body: Sending<typeof endpoints.searchInsurerAuthorizations>['body'] = {},
) => (await search(as, body)).data?.items.map(({ authorizationNumber }) => authorizationNumber);

export const read = (as: SignedIn, authorizationId: string) =>
  callApi(handler, endpoints.getInsurerAuthorization, { as, query: { authorizationId } });

/** The id of the authorisation with this number, as its reader finds it. */
export async function idOf(as: SignedIn, authorizationNumber: string): Promise<string> {
  const { data } = await search(as, { authorizationNumber });
  const [found] = data?.items ?? [];
  if (!found) throw new Error('No such authorisation');
  return found.authorizationId;
}

export async function counts(as: SignedIn): Promise<Record<number, number>> {
  const { data } = await callApi(handler, endpoints.getInsurerAuthorizationCounts, { as });
  const some = (data?.counts ?? []).filter(({ count }) => count > 0);
  return Object.fromEntries(some.map(({ statusId, count }) => [statusId, count]));
}
