import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { readAuthorizations } from '../_parts/authorization/readAuthorizations.ts';
import { tenantReader } from '../_parts/case/readCase.ts';

type Search = typeof authorizationApi.endpoints.searchAuthorizations;

/** A page of the caller's requests, on record with what it showed. */
export const searchAuthorizations: Operation<Search> = async ({ body }, ctx) => {
  const reader = tenantReader(ctx, authorizationCase);
  const page = await readAuthorizations(reader, body);
  const shown = page.items.map(({ authorizationId }) => authorizationId);
  await auditSearch(ctx, auditedTenant(reader.party), { criteria: body, shown });
  return page;
};
