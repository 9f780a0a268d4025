import type { i18n as I18n, TFunction } from 'i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { blockReason, blockWords } from '../../../shared/eligibility/blockReason.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import { eventEntries } from '../../parts/life/eventEntries.ts';
import type { TimelineEntry } from '../../ui/Timeline.tsx';

const tones: Partial<Record<TimelineEvent['event'], NonNullable<TimelineEntry['tone']>>> = {
  eligible: 'success',
  answered: 'success',
  payerUnavailable: 'warning',
  notEligible: 'error',
  failed: 'error',
  blocked: 'error',
  cancelled: 'error',
  cancellationRefused: 'warning',
  cancellationFailed: 'warning',
  lateAnswerIgnored: 'warning',
};

/** Whether an event is a payer's answer to a request that its facility had cancelled. */
export const isAfterCancellation = ({ event, detail }: Pick<TimelineEvent, 'event' | 'detail'>): boolean =>
  event === 'lateAnswerIgnored' && detail === 'cancelled';

type Translate = TFunction<['eligibility', 'ui']>;

/** Where the words of an event's detail are found: fields that were corrected, why an answer came too late, else a fault. */
const wording: Partial<Record<TimelineEvent['event'], string>> = { corrected: 'field', lateAnswerIgnored: 'ignored' };

/** A detail in words, a denial code with its meaning, a number as it is. */
export function detailText(
  { event, detail }: Pick<TimelineEvent, 'event' | 'detail'>,
  t: Translate,
  i18n: I18n,
): string | null {
  if (!detail) return null;
  const reason = event === 'blocked' ? blockReason.safeParse(detail) : null;
  if (reason?.success) return inLanguage(i18n.language, blockWords[reason.data]);
  const inWords = (part: string): string => {
    const key = `eligibility:${wording[event] ?? 'fault'}.${part}`;
    const denial = denialCodes[part];
    if (denial) return `${inLanguage(i18n.language, denial)} (${part})`;
    return i18n.exists(key) ? String(t(key as never)) : part;
  };
  return event === 'corrected' ? detail.split(', ').map(inWords).join(t('eligibility:list.comma')) : inWords(detail);
}

/** An event in words. An answer to what had been cancelled is not called late: the payer may have been fast. */
export const eventTitle = (happened: Pick<TimelineEvent, 'event' | 'detail'>, t: Translate): string =>
  isAfterCancellation(happened) ? t('eligibility:afterCancellation.title') : t(`eligibility:event.${happened.event}`);

/** The events of a request in words. */
export const timelineEntries = (
  events: readonly TimelineEvent[],
  t: Translate,
  i18n: I18n,
  /** The payer's name in the reader's language. */
  payerName: (name: string) => string = (name) => name,
): TimelineEntry[] =>
  eventEntries(events, {
    titleOf: (each) => eventTitle(each, t),
    detailOf: (each) => {
      const words = detailText(each, t, i18n);
      return each.event === 'sent' && words ? payerName(words) : words;
    },
    toneOf: ({ event }) => tones[event],
  });
