import { addressOf } from '../../shared/_field/addressOf.ts';
import type { EpisodeState } from '../../shared/homeCare/routes.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
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
} as const satisfies Partial<Record<EpisodeState, object>>;

const insurersDeadlines = {
  soon: 'episodeDueSoon',
  missed: 'episodeOverdue',
  delayed: 'episodeDelayed',
  near: null,
} as const;
/** A referred patient waits for the provider: nobody of the insurer's is told. */
const providersDeadlines = { soon: null, missed: null, near: 'referralDueSoon', delayed: 'referralOverdue' } as const;

/** Where a notification leads, and what it says: nothing of the patient or of what was written. */
function episodeFacts(value: StoredEpisode) {
  const { episodeNumber: requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = value;
  return {
    facts: { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.episode, { episodeId: value.episodeId }),
  };
}

/** What is told of an episode that has changed, to the side that acts next; nothing to the side that has changed it. */
export async function episodeNews(ctx: SessionContext, value: StoredEpisode): Promise<TransactItem[]> {
  const told = value.state in kinds ? kinds[value.state as keyof typeof kinds] : null;
  const isOwn = told?.to === 'provider' && ctx.scope.kind === 'facility';
  if (!told || isOwn) return [];
  const news = { kind: told.kind, ...episodeFacts(value) };
  return tellCase(ctx, value, { news, to: told.to, desk: episodeCase.desk, except: ctx.user.userId });
}

/** Tells the insurer's people of episodes that are due soon or late, and the provider of a late one, or of its own deadlines. */
export const tellEpisodeDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, episodeCase, (value, notice) => {
    const kind = (value.state === 'referred' ? providersDeadlines : insurersDeadlines)[notice];
    return kind && { kind, ...episodeFacts(value) };
  });
