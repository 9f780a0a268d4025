import type { TimelineEntry } from '../../ui/Timeline.tsx';

/** What happened to a record, such as `timelineEventOf` describes it. */
interface Happened {
  readonly at: string;
  readonly by: string | null;
}

interface Words<Event> {
  readonly titleOf: (event: Event) => string;
  /** The detail in words; null where it says nothing to the reader. */
  readonly detailOf: (event: Event) => string | null;
  readonly toneOf: (event: Event) => TimelineEntry['tone'];
}

/** The events of a record as entries of a `Timeline`: title, who did it and what it says. */
export const eventEntries = <Event extends Happened>(
  events: readonly Event[],
  { titleOf, detailOf, toneOf }: Words<Event>,
): TimelineEntry[] =>
  events.map((each, index) => {
    const tone = toneOf(each);
    return {
      key: `${each.at}-${index}`,
      at: each.at,
      title: titleOf(each),
      detail: [each.by, detailOf(each)].filter(Boolean).join(' · '),
      ...(tone ? { tone } : {}),
    };
  });
