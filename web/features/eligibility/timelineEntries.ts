import type { TFunction } from 'i18next';
import type { TimelineEvent } from '../../../shared/api/eligibility.ts';
import type { TimelineEntry } from '../../ui/Timeline.tsx';

const tones: Partial<Record<TimelineEvent['event'], NonNullable<TimelineEntry['tone']>>> = {
  eligible: 'success',
  answered: 'success',
  payerUnavailable: 'warning',
  notEligible: 'error',
  failed: 'error',
  cancelled: 'error',
};

type Translate = TFunction<['eligibility', 'ui']>;

/** A fault in words, a denial code as it is (its meaning stands in the answer). */
function detailText(detail: string | null, t: Translate, exists: (key: string) => boolean): string | null {
  const key = `eligibility:fault.${detail}`;
  return detail && exists(key) ? String(t(key as never)) : detail;
}

/** The events of a request in words. */
export const timelineEntries = (
  events: readonly TimelineEvent[],
  t: Translate,
  exists: (key: string) => boolean,
): TimelineEntry[] =>
  events.map(({ at, event, by, detail }, index) => {
    const tone = tones[event];
    return {
      key: `${at}-${index}`,
      at,
      title: t(`event.${event}`),
      detail: [by, detailText(detail, t, exists)].filter(Boolean).join(' · '),
      ...(tone ? { tone } : {}),
    };
  });
