/** A note as it is stored; the keys of indexes are written by some releases and not by others. */
export interface Note {
  readonly pk: string;
  readonly sk: string;
  readonly topic: string;
  readonly text: string;
  /** How often it was written. */
  readonly edits: number;
  readonly topicPk?: string;
  readonly labelPk?: string;
  /** Made anew by each change of the migration. */
  readonly mark?: string;
}

const keys = {
  topicPk: (topic: string) => `TOPIC#${topic}`,
  labelPk: (topic: string) => `LABEL#${topic.toUpperCase()}`,
};

/** The worker of the migration waits after so many changes, of which clients may make some before it. */
export const changesBeforeGate = 60;

/** The attribute that is the key of an index. */
export type NoteKey = keyof typeof keys;

export const noteIndexes = { byTopic: 'topicPk', byLabel: 'labelPk' } as const satisfies Record<string, NoteKey>;

/** What a release does: which index it reads, and the keys of which indexes it writes. */
export interface NoteRelease {
  readonly reads: keyof typeof noteIndexes;
  readonly writes: readonly NoteKey[];
}

/** The key of an index, of a topic. */
export const noteKey = (name: NoteKey, topic: string): string => keys[name](topic);

/** The keys of indexes that a release writes. */
export const noteKeys = ({ writes }: NoteRelease, topic: string): Partial<Record<NoteKey, string>> =>
  Object.fromEntries(writes.map((name) => [name, noteKey(name, topic)]));
