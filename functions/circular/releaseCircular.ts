import { daysAfter } from '../../shared/_field/serviceDate.ts';
import { audienceEntries, circularChange, mustReadEnd, type StoredCircular } from '../_data/circular/circular.ts';
import { noticePut } from '../_data/circular/notice.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { ownCircular } from './whichCircular.ts';

/** Who has not acknowledged a must-read circular is reminded after so many days. */
const reminderDays = [3, 7, 14] as const;

const named = ({ circularId, circularNumber }: StoredCircular) => ({ circularId, circularNumber });

/** The writes by which an earlier circular is superseded: it stays readable, and nobody has to acknowledge it any more. */
async function supersedeWrites(ctx: SessionContext, value: StoredCircular): Promise<TransactItem[]> {
  if (!value.supersedes) return [];
  const earlier = await ownCircular(ctx, value.supersedes.circularId);
  if (earlier.state !== 'published') throw fail('circularNotInForce');
  const { item } = circularChange(earlier, { state: 'superseded', supersededBy: named(value) });
  return [item, ...mustReadEnd(earlier)];
}

function noticesOf(ctx: SessionContext, value: StoredCircular): TransactItem[] {
  const now = ctx.now();
  const told = noticePut(value, 'published', { id: ctx.newId(), due: now });
  if (!value.isMustRead) return [told];
  const reminders = reminderDays.map((days) =>
    noticePut(value, 'reminder', {
      id: ctx.newId(),
      due: new Date(`${daysAfter(now.toISOString().slice(0, 10), days)}${now.toISOString().slice(10)}`),
    }),
  );
  return [told, ...reminders];
}

/** Publishes a circular: from now on its audience finds it, is told of it, and nothing changes in it any more. */
export async function releaseCircular(ctx: SessionContext, before: StoredCircular): Promise<StoredCircular> {
  const { after, item } = circularChange(before, {
    state: 'published',
    publishedAt: ctx.now().toISOString(),
    waiting: null,
    refused: null,
  });
  const items = [item, ...audienceEntries(after), ...(await supersedeWrites(ctx, after)), ...noticesOf(ctx, after)];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return after;
}
