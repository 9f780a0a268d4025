import { addressOf } from '../../shared/_field/addressOf.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { askedAccountDelete } from '../_data/empanelment/askedAccount.ts';
import { empanelments, idleEndOf, openDelete, type StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { tellCase } from '../_parts/case/tellCase.ts';
import { tellDeadlines } from '../_parts/case/tellDeadlines.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { empanelmentCase } from './empanelmentCase.ts';

const kinds = {
  review: 'empanelmentWaiting',
  proposed: 'empanelmentProposed',
  returned: 'empanelmentReturned',
  approved: 'empanelmentApproved',
  rejected: 'empanelmentRejected',
  closed: 'empanelmentClosed',
} as const;
/** The same of a change of the profile. */
const profileKinds = {
  review: 'profileWaiting',
  proposed: 'profileProposed',
  returned: 'profileReturned',
  approved: 'profileApproved',
  rejected: 'profileRejected',
  closed: 'profileClosed',
} as const;
/** The same of a change of the contract. */
const contractKinds = {
  review: 'contractWaiting',
  proposed: 'contractProposed',
  returned: 'contractReturned',
  approved: 'contractApproved',
  rejected: 'contractRejected',
  closed: 'contractClosed',
} as const;
function kindsOf({ kind }: StoredEmpanelment) {
  if (kind === 'updateProfile') return profileKinds;
  return kind === 'updateContract' ? contractKinds : kinds;
}
const deadlines = { soon: 'empanelmentDueSoon', missed: 'empanelmentOverdue' } as const;

/** Where a notification leads, and what it says of a request: nothing of what was typed or written. */
function factsOf(value: StoredEmpanelment) {
  const { empanelmentNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = value;
  return {
    facts: { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.empanelment, { empanelmentId: value.empanelmentId }),
  };
}

/** What is told of a request that has changed, to the side that acts next; an end to the provider. */
export async function empanelmentNews(ctx: SessionContext, value: StoredEmpanelment): Promise<TransactItem[]> {
  if (value.state === 'draft') return [];
  const to = value.state === 'review' || value.state === 'proposed' ? 'insurer' : 'provider';
  const news = { kind: kindsOf(value)[value.state], ...factsOf(value) };
  // A decision needs another person than the one who has the request in hand.
  const isForAll = value.state === 'proposed';
  return tellCase(ctx, value, { news, to, desk: empanelmentCase.desk, except: ctx.user.userId, isForAll });
}

/** An approved account was stopped: both sides hear of it. */
export async function stoppedNews(ctx: SessionContext, value: StoredEmpanelment): Promise<TransactItem[]> {
  const news = { kind: 'accountStopped', ...factsOf(value) } as const;
  const { desk } = empanelmentCase;
  const told = (to: 'provider' | 'insurer') =>
    tellCase(ctx, value, { news, to, desk, except: ctx.user.userId, isForAll: true });
  return (await Promise.all([told('provider'), told('insurer')])).flat();
}

/** So many requests are looked at in one run; the others are due in the next. */
const mostLookedAt = 100;

/** REQ-NET-16: closes requests that their providers have left alone, and tells them. */
async function closeIdle(ctx: WorkerContext): Promise<void> {
  const now = ctx.now().toISOString();
  const { store } = ctx;
  const waiting = await empanelments.listDue(store, ctx.now(), mostLookedAt);
  const drafts = await empanelments.listEnding(store, ctx.now(), mostLookedAt);
  const idle = [...waiting.filter(({ state }) => state === 'returned'), ...drafts].filter(
    (value) => idleEndOf(value) <= now,
  );
  for (const value of idle) {
    const after: StoredEmpanelment = { ...value, state: 'closed', stateSince: now, version: value.version + 1 };
    const event = { at: now, event: 'lapse', by: null, detail: null } as const;
    const news = { kind: kindsOf(value).closed, ...factsOf(after) };
    const told = await tellCase(ctx, after, { news, to: 'provider', desk: empanelmentCase.desk });
    // Somebody was faster: what is due then, the next run finds.
    const ends = [openDelete(after), ...(after.kind === 'updateProfile' ? [askedAccountDelete(after)] : [])];
    if (await writeTogether(store, [...empanelments.writes(after, event), ...ends, ...told])) {
      ctx.count('empanelmentsClosed');
    }
  }
}

/** Closes what was left alone, and tells the insurer's people of requests that are due soon or late. */
export async function tellEmpanelmentDeadlines(ctx: WorkerContext): Promise<void> {
  await closeIdle(ctx);
  await tellDeadlines(ctx, empanelmentCase, (value, kind) =>
    kind === 'soon' || kind === 'missed' ? { kind: deadlines[kind], ...factsOf(value) } : null,
  );
}
