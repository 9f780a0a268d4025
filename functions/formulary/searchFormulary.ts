import type { formularyApi } from '../../shared/formulary/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { rowsInForce } from '../_parts/versionedList/listCalls.ts';
import { formularyList } from './formularyList.ts';
import { formularyOfCall } from './formularyOfCall.ts';

/** Drugs of the version in force. */
export const searchFormulary: Operation<typeof formularyApi.endpoints.searchFormulary> = async ({ query }, ctx) =>
  rowsInForce(ctx, formularyList, await formularyOfCall(ctx, query), query);
