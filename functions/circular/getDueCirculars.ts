import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type circularApi, mostDue } from '../../shared/circular/routes.ts';
import { listMustRead } from '../_data/circular/circular.ts';
import { circularReaderOf } from '../_data/circular/circularReader.ts';
import { receiptsOfReader } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';

/** Each place is asked for so many: one that has ended stays listed, and is passed over. */
const mostOfPlace = 100;

/** What the person has to acknowledge at this facility before work goes on. */
export const getDueCirculars: Operation<typeof circularApi.endpoints.getDueCirculars> = async (_, ctx) => {
  const reader = await circularReaderOf(ctx);
  if (!reader) return { due: [] };
  const today = emiratesDateOf(ctx.now());
  const inForce = (await listMustRead(ctx.store, reader, mostOfPlace)).filter(
    ({ state, endsOn }) => state === 'published' && (endsOn === null || endsOn >= today),
  );
  const receipts = await receiptsOfReader(ctx.store, inForce, reader, ctx.user.userId);
  const due = inForce.filter(({ circularId }) => !receipts.get(circularId)?.acknowledgedAt).slice(0, mostDue);
  return {
    due: due.map(({ circularId, circularNumber, payerId, payerName, payerNameArabic, title, titleArabic }) => ({
      ...{ circularId, circularNumber, payerId, payerName, payerNameArabic, title, titleArabic },
    })),
  };
};
