import type { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { findInsurerAuthorization } from '../_data/insurerAuthorization/insurerAuthorization.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { readerOf } from './authorizationReader.ts';

type Print = typeof authorizationQueryApi.endpoints.printInsurerAuthorization;

/** What an insurer told of an authorisation of its own system, as a document. A request of the portal has its own print, with a code that anybody can check. */
export const printInsurerAuthorization: Operation<Print> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'authorization', id: query.authorizationId });
  const found = await findInsurerAuthorization(ctx.store, readerOf(ctx), query.authorizationId);
  if (!found) throw fail('notFound');
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderInsurerPdf } = await import('./renderInsurerPdf.ts');
  return renderInsurerPdf(found, query.language, ctx.now());
};
