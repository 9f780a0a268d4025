import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { readAuthorizations } from '../_parts/authorization/readAuthorizations.ts';
import { caseReader } from '../_parts/case/readCase.ts';

type Search = typeof authorizationApi.endpoints.searchAuthorizations;

/** A page of the caller's requests, on record with what it showed. */
export const searchAuthorizations: Operation<Search> = async ({ body }, ctx) => {
  const reader = caseReader(ctx, authorizationCase);
  const page = await readAuthorizations(reader, body);
  const shown = page.items.map(({ authorizationId }) => authorizationId);
  const { scope } = reader;
  const tenant =
    scope.kind === 'facility'
      ? { entity: 'facility', id: scope.facilityId }
      : { entity: 'payer', id: String(scope.payerId) };
  await auditSearch(ctx, tenant, { criteria: body, shown });
  return page;
};
