import { addressOf } from '../../shared/_field/addressOf.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { reallocating } from '../../shared/homeCare/reallocation.ts';
import type { EpisodeState } from '../../shared/homeCare/routes.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
import { type News, notificationPut } from '../_data/notification/notification.ts';
import { peopleToTell } from '../_data/user/peopleToTell.ts';
import type { Workplace } from '../_data/user/roleHolders.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { tellCase } from '../_parts/case/tellCase.ts';
import { tellDeadlines } from '../_parts/case/tellDeadlines.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { episodeCase } from './episodeCase.ts';

const toInsurer = { kind: 'episodeWaiting', to: 'insurer' } as const;
const answered = { kind: 'episodeAnswered', to: 'provider' } as const;
/** What is told of a state, and to which side; an admission is told where the insurer has answered about more time. */
const kinds = {
  withPayer: toInsurer,
  extending: toInsurer,
  queried: { kind: 'episodeAsked', to: 'provider' },
  approved: answered,
  admitted: answered,
  refused: { kind: 'episodeRefused', to: 'provider' },
  reallocationAtInsurer: toInsurer,
} as const satisfies Partial<Record<EpisodeState, object>>;

const insurersDeadlines = {
  soon: 'episodeDueSoon',
  missed: 'episodeOverdue',
  delayed: 'episodeDelayed',
  near: null,
} as const;
/** A referred patient waits for the provider: nobody of the insurer's is told. */
const providersDeadlines = { soon: null, missed: null, near: 'referralDueSoon', delayed: 'referralOverdue' } as const;
/** The insurer oversees a reallocation that waits for others; the present provider has no part in it. */
const othersDeadlines = { ...insurersDeadlines, delayed: null } as const;

const deadlinesOf = (state: EpisodeState) => {
  if (state === 'referred') return providersDeadlines;
  return isReallocating(state) ? othersDeadlines : insurersDeadlines;
};

const isReallocating = (state: EpisodeState): boolean => (reallocating as readonly string[]).includes(state);

/** Where a notification leads, and what it says: nothing of the patient or of what was written. */
function episodeFacts(value: StoredEpisode) {
  const { episodeNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = value;
  return {
    facts: { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.episode, { episodeId: value.episodeId }),
  };
}

type Kind = 'reallocationWaiting' | 'reallocationOffered' | 'patientReallocated' | 'reallocationAnswered';

/** Tells people of a workplace, but not who has made the change. */
async function tellAt(
  { store, newId, now, user }: SessionContext,
  value: StoredEpisode,
  { kind, place }: { readonly kind: Kind; readonly place: Workplace },
): Promise<TransactItem[]> {
  const { homeCareProvider, homeCareAuthority } = moduleAccess;
  const isFacility = 'facilityId' in place;
  const news = { kind, ...episodeFacts(value), facilityId: isFacility ? place.facilityId : null } as News;
  const told = await peopleToTell(store, place, isFacility ? homeCareProvider : homeCareAuthority);
  return told
    .filter((userId) => userId !== user.userId)
    .map((userId) => notificationPut(userId, news, { id: newId(), at: now() }));
}

/** Tells the organisation that has asked for a reallocation how far it has come. */
async function tellAsker(ctx: SessionContext, value: StoredEpisode): Promise<TransactItem[]> {
  const kind = 'reallocationAnswered';
  if (value.reallocation?.askedBy === 'authority')
    return tellAt(ctx, value, { kind, place: { regulatoryId: value.regulatoryId } });
  const news = { kind, ...episodeFacts(value) } as const;
  return tellCase(ctx, value, { news, to: 'insurer', desk: episodeCase.desk, except: ctx.user.userId });
}

/** What is told of a reallocation that has moved: to who acts next, to who has asked, and to the provider whose patient goes over. */
async function reallocationNews(
  ctx: SessionContext,
  value: StoredEpisode,
  before: StoredEpisode,
): Promise<TransactItem[]> {
  const present = { kind: 'patientReallocated', place: { facilityId: before.facilityId } } as const;
  const { state, reallocation, regulatoryId } = value;
  if (state === 'reallocationAtAuthority')
    return tellAt(ctx, value, { kind: 'reallocationWaiting', place: { regulatoryId } });
  if (state === 'reallocationOffered' && reallocation)
    return tellAt(ctx, value, { kind: 'reallocationOffered', place: { facilityId: reallocation.facilityId } });
  const asker = reallocation?.result === 'withdrawn' ? [] : await tellAsker(ctx, value);
  const isMoving = state === 'reallocationAccepted' || reallocation?.result === 'done';
  return isMoving ? [...asker, ...(await tellAt(ctx, value, present))] : asker;
}

/** What is told of an episode that has changed, to the side that acts next; nothing to the side that has changed it. */
export async function episodeNews(
  ctx: SessionContext,
  value: StoredEpisode,
  before: StoredEpisode,
): Promise<TransactItem[]> {
  const hasMoved = value.state !== before.state;
  const isOfReallocation = isReallocating(before.state) || isReallocating(value.state);
  if (hasMoved && isOfReallocation && value.state !== 'reallocationAtInsurer')
    return reallocationNews(ctx, value, before);
  const told = value.state in kinds ? kinds[value.state as keyof typeof kinds] : null;
  const isOwn = told?.to === 'provider' && ctx.party.kind === 'facility';
  if (!told || isOwn) return [];
  const news = { kind: told.kind, ...episodeFacts(value) };
  return tellCase(ctx, value, { news, to: told.to, desk: episodeCase.desk, except: ctx.user.userId });
}

/** Tells the insurer's people of episodes that are due soon or late, and the provider of a late one, or of its own deadlines. */
export const tellEpisodeDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, episodeCase, (value, notice) => {
    const kind = deadlinesOf(value.state)[notice];
    return kind && { kind, ...episodeFacts(value) };
  });
