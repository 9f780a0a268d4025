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

/** The events of a request in words. */
export const timelineEntries = (events: readonly TimelineEvent[], t: TFunction<'eligibility'>): TimelineEntry[] =>
  events.map(({ at, event, by, detail }, index) => {
    const tone = tones[event];
    return {
      key: `${at}-${index}`,
      at,
      title: t(`event.${event}`),
      detail: [by, detail].filter(Boolean).join(' · '),
      ...(tone ? { tone } : {}),
    };
  });
