import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import { keepNewbornPrint } from '../_data/document/printedNewborn.ts';
import { phaseOn } from '../_data/newborn/newborn.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { verificationOf } from '../_parts/verificationOf.ts';
import { ownNewborn } from './ownNewborn.ts';

type Print = typeof newbornApi.endpoints.printTemporaryCard;

/** The card of a number that holds today, for the facility that gave it. */
export const printTemporaryCard: Operation<Print> = async ({ query: { newbornId } }, ctx) => {
  ctx.audited({ entity: 'newborn', id: newbornId });
  const found = await ownNewborn(ctx, newbornId);
  if (phaseOn(found, emiratesDateOf(ctx.now())) !== 'open') throw fail('notInThisStatus');
  const printedAt = ctx.now();
  const verification = await verificationOf(() => keepNewbornPrint(ctx.store, found, printedAt));
  // The renderer brings fonts and a PDF library: loaded when the first card is asked for.
  const { renderTemporaryCard } = await import('./pdf/renderTemporaryCard.ts');
  return renderTemporaryCard(found, { printedAt, verification });
};
