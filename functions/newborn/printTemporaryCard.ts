import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { groupedCode } from '../../shared/document/printedCode.ts';
import type { newbornApi } from '../../shared/newborn/routes.ts';
import { keepNewbornPrint } from '../_data/document/printedNewborn.ts';
import { phaseOn, type StoredNewborn } from '../_data/newborn/newborn.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import type { Verification } from '../_pdf/verification.ts';
import { ownNewborn } from './ownNewborn.ts';

type Print = typeof newbornApi.endpoints.printTemporaryCard;

/** Remembers the print; answers where and by which code it can be checked, where the portal has an address to name. */
async function verificationOf(
  found: StoredNewborn,
  printedAt: Date,
  { store }: ContextOf<Print>,
): Promise<Verification | undefined> {
  const origin = env('DOCUMENTS_URL');
  if (!origin) return undefined;
  const code = groupedCode(await keepNewbornPrint(store, found, printedAt));
  return {
    code,
    url: origin + addressOf(linkedScreens.verifyDocument, { code }),
    page: origin + linkedScreens.verifyTypedCode,
  };
}

/** The card of a number that holds today, for the facility that gave it. */
export const printTemporaryCard: Operation<Print> = async ({ query: { newbornId } }, ctx) => {
  ctx.audited({ entity: 'newborn', id: newbornId });
  const found = await ownNewborn(ctx, newbornId);
  if (phaseOn(found, emiratesDateOf(ctx.now())) !== 'open') throw fail('notInThisStatus');
  const printedAt = ctx.now();
  const verification = await verificationOf(found, printedAt, ctx);
  // The renderer brings fonts and a PDF library: loaded when the first card is asked for.
  const { renderTemporaryCard } = await import('./pdf/renderTemporaryCard.ts');
  return renderTemporaryCard(found, { printedAt, verification });
};
