import { emiratesDateOf, endOfDay } from '../../shared/_field/serviceDate.ts';
import type { ListedDrug } from '../../shared/authorization/listedDrug.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import type { Drug } from '../../shared/formulary/drug.ts';
import { isOfferedOn } from '../../shared/formulary/drug.ts';
import { drugRows } from '../_data/formulary/drugs.ts';
import { getPayer } from '../_data/payer/payer.ts';
import { searchRows } from '../_data/versionedList/listedRows.ts';
import { formularyAsked } from '../_data/versionedList/listPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** What a facility may know of a drug of the payer's list. */
const shown = ({ code, dispenseMode, texts }: Drug): ListedDrug => ({
  code,
  genericCode: texts.genericCode ?? null,
  packageName: texts.packageName ?? '',
  genericName: texts.genericName ?? '',
  strength: texts.strength ?? '',
  dosageForm: texts.dosageForm ?? '',
  packageSize: texts.packageSize ?? '',
  dispenseMode: dispenseMode as ListedDrug['dispenseMode'],
});

/** REQ-EAUTH-05: drugs that may be asked for on the day of service. */
export const searchDrugs: Operation<typeof authorizationApi.endpoints.searchDrugs> = async ({ query }, ctx) => {
  const { payerId, searchTerm, on, ...page } = query;
  if (ctx.scope.kind !== 'facility') throw fail('notFound');
  const payer = await getPayer(ctx.store, payerId);
  if (!payer || payer.authorizations === null) throw fail('notFound');
  const day = on ?? emiratesDateOf(ctx.now());
  const list = await formularyAsked(ctx.store, payerId, endOfDay(day));
  if (!list) return { items: [], nextCursor: null, total: null };
  const isWanted = (drug: Drug) => isOfferedOn(drug, day);
  const found = await searchRows(ctx.store, list, drugRows, { ...page, text: searchTerm, isWanted });
  return { ...found, items: found.items.map(shown) };
};
