import { dateText, isIsoDay } from './dateText.ts';

/** What fills the places of a text: a count, a name, a day as ISO date. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Where the text of a message is found in any language, and what fills its places. */
export interface TextReference {
  /** `member:nameMissing` is a text of the module `member`; a key without a module is a general text. */
  readonly textKey: string;
  readonly values?: TextValues | undefined;
}

const shownValue = (value: string | number): string => (isIsoDay(value) ? dateText(value) : String(value));

/** Puts values into the places of a text: `Enter at most {{most}}.` Days are written as people read them. */
export const filledText = (text: string, values: TextValues = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => shownValue(values[name] ?? place));

/** A message in English, with its key where it has one. */
export interface Spoken extends Partial<TextReference> {
  readonly message: string;
}

/**
 * The message of a rule in a schema, with the key of its text: `.min(1, sentence('member:nameMissing', 'Name is required.'))`. For a
 * broken rule zod passes on one string. This string holds the message and the key as JSON, and `spokenOf` reads it.
 */
export const sentence = (textKey: string, english: string, values?: TextValues): string =>
  JSON.stringify({ message: filledText(english, values), textKey, ...(values && { values }) } satisfies Spoken);

/** Reads the message of a schema: a `sentence`, or words without a key. */
export const spokenOf = (message: string): Spoken =>
  message.startsWith('{') ? (JSON.parse(message) as Spoken) : { message };
