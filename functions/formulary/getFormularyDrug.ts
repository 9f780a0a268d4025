import { endOfDay } from '../../shared/_field/serviceDate.ts';
import type { formularyApi } from '../../shared/formulary/routes.ts';
import { drugByCode } from '../_data/formulary/drugs.ts';
import { readPointer, stepAt } from '../_data/versionedList/listPointer.ts';
import { findVersion } from '../_data/versionedList/listVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { payerOfList } from '../_parts/versionedList/payerOfList.ts';

/** A drug by its code, as the version in force on a day has it: two reads, however long the list is. */
export const getFormularyDrug: Operation<typeof formularyApi.endpoints.getFormularyDrug> = async ({ query }, ctx) => {
  const payerId = await payerOfList(ctx, query.payerId);
  // The last version of a day answers for it.
  const at = query.on === undefined ? ctx.now() : endOfDay(query.on);
  const step = stepAt(await readPointer(ctx.store, { payerId }), at);
  if (!step) throw fail('notFound');
  const drug = await drugByCode(ctx.store, { payerId, versionId: step.versionId }, query.code);
  // Of a version whose drugs were removed nobody says that it did not have one.
  const isGone =
    drug === null && (await findVersion(ctx.store, { payerId, versionId: step.versionId }))?.drugsRemoved !== undefined;
  if (isGone) throw fail('notFound');
  return { number: step.number, drug };
};
