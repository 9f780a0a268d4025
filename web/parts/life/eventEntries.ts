import type { TimelineEntry } from '../../ui/Timeline.tsx';

/** What happened to a record, as `timelineEventOf` describes it. */
interface Happened<Name extends string> {
  readonly at: string;
  readonly event: Name;
  readonly by: string | null;
  readonly detail: string | null;
}

interface Words<Event> {
  readonly titleOf: (event: Event) => string;
  /** The detail in words; null where it says nothing to the reader. */
  readonly detailOf: (event: Event) => string | null;
  readonly toneOf: (event: Event) => TimelineEntry['tone'];
}

/** The events of a record as entries of a `Timeline`: title, who did it and what it says. */
export const eventEntries = <Name extends string, Event extends Happened<Name>>(
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
