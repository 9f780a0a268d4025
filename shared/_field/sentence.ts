import { dateText, isIsoDay } from './dateText.ts';

/** What fills the places of a text: a count, a name, a day as ISO date. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Where the text of a message is found in any language, and what fills its places. */
export interface TextReference {
  /** `member:nameMissing` is a text of the module `member`; a key without a module is a general text. */
  readonly textKey: string;
  readonly values?: TextValues | undefined;
}

const sentences = new Map<string, TextReference>();

const shownValue = (value: string | number): string => (isIsoDay(value) ? dateText(value) : String(value));

/** Puts values into the places of a text: `Enter at most {{most}}.` Days are written as people read them. */
export const filledText = (text: string, values: TextValues = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => shownValue(values[name] ?? place));

/**
 * The English message of a rule in a schema, and the key of its text: `.min(1, sentence('member:nameMissing', 'Name is required.'))`.
 * Of a broken rule zod tells the message only, so the key is kept here, beside the schema, and `referenceOf` gives it back.
 * Throws if another key has the same message.
 */
export function sentence(textKey: string, english: string, values?: TextValues): string {
  const message = filledText(english, values);
  const known = sentences.get(message);
  if (known && known.textKey !== textKey) throw new Error(`"${message}" is ${known.textKey} already, not ${textKey}`);
  sentences.set(message, { textKey, ...(values && { values }) });
  return message;
}

/** The key and the values of a schema's message; undefined for a message that zod itself has written. */
export const referenceOf = (message: string): TextReference | undefined => sentences.get(message);
