import i18next from 'i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { languageOf } from '../../shared/_field/bilingual.ts';
import { dateText, isIsoDay } from '../../shared/_field/dateText.ts';
import { spokenOf, type TextReference, type TextValues } from '../../shared/_field/sentence.ts';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './texts.ts';

/*
 * The texts of messages. A message has an English text from the contract, and a key: of a module (`member:nameMissing`, which is
 * `messages.nameMissing` of the module's texts) or general (`messages` for what a visitor may meet, `refusals` for the rest).
 * In English the contract's text is shown, so these texts are Arabic only.
 */
const general = ['messages', 'refusals'] as const;

function placeOf(textKey: string): { key: string; namespaces: readonly Namespace[] } {
  const [name = '', module] = textKey.split(':').reverse();
  return module ? { key: `messages.${name}`, namespaces: [module as Namespace] } : { key: name, namespaces: general };
}

/** Values as a person reads them. A name or number in other letters keeps its own direction within the sentence. */
const shown = (values: TextValues): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (isIsoDay(value)) return [name, dateText(value)];
      return [name, typeof value === 'string' ? `\u2068${value}\u2069` : value];
    }),
  );

function textAt({ textKey, values = {} }: TextReference): string | null {
  const { key, namespaces } = placeOf(textKey);
  const options = { ns: [...namespaces], ...shown(values) };
  return i18next.exists(key, options) ? String(i18next.t(key as never, options as never)) : null;
}

const isEnglish = (): boolean => languageOf(i18next.language) === 'en';

/** A message in the user's language; where that has no text for it, as it came. */
export function messageText({ code, message, textKey = code, values }: ApiError): string {
  if (isEnglish()) return message;
  return textAt({ textKey, values }) ?? textAt({ textKey: code, values }) ?? message;
}

/** The same for our own messages: one without a text says in Arabic only that something is wrong, and is no English sentence. */
function ownMessageText(error: ApiError, inGeneral: () => string): string {
  const text = messageText(error);
  return isEnglish() || /[\u0600-\u06FF]/.test(text) ? text : inGeneral();
}

/** What the answer of a call says. */
export const errorText = (error: ApiError): string =>
  ownMessageText(error, () =>
    error.field ? (textAt({ textKey: 'valueNotValid' }) ?? '') : i18next.t('app:serverError'),
  );

/** A refusal as a form keeps it at a field: forms keep one text for each, so it is the error as JSON. `fieldProblemText` reads it. */
export const keptRefusal = (error: ApiError): string => JSON.stringify(error);

/** What is wrong with a field: a refusal that the form has kept, or the message of a schema's rule. */
export function fieldProblemText(kept: string): string {
  const said: Partial<ApiError> = spokenOf(kept);
  return errorText({ code: '', message: kept, field: 'any', ...said });
}

/**
 * Fetches the texts of messages that belong to another module than the screen's; in English too, for a reader who then switches the
 * language. Without them the general text is shown.
 */
export async function loadMessages(messages: readonly Partial<TextReference>[]): Promise<void> {
  const named = messages.flatMap(({ textKey }) => (textKey?.includes(':') ? placeOf(textKey).namespaces : []));
  const missing = named.filter((namespace) => !i18next.hasLoadedNamespace(namespace));
  if (missing.length > 0) await loadTexts(missing).catch(() => undefined);
}
