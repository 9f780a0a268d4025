import { describe, expect, it } from 'vitest';
import { keyIn } from '../../../shared/_contract/textKey.ts';
import { spokenOf } from '../../../shared/_field/sentence.ts';
import { registrationForm, registrationProblems } from '../../../shared/account/registrationForm.ts';
import { resetPasswordForm } from '../../../shared/account/routes.ts';
import { longestSummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import { changePasswordForm } from '../../../shared/manage/routes.ts';
import { fieldRefusal } from '../../../shared/messages.ts';
import { arabicOf, contractCode, everyMessage, messagesOfTables, sentencesInCode } from '../../support/messages.ts';
import { features, flat, numberForm, textsOf } from '../../support/webTexts.ts';

/** Texts of messages that the web app makes itself: files that were chosen, faults of the card reader, a registration without an answer. */
const webOnly = /^(ui:upload\..+|cardReader:\w+|supportTicket)$/;

const keysOf = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(numberForm, '')));
const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

const arabicForms = ['few', 'many', 'one', 'other', 'two', 'zero'];
/** The keys of all texts that count, in some form or in none. */
const countedKeys = (languages: readonly Map<string, string>[]): Set<string> =>
  new Set(
    languages.flatMap((texts) =>
      [...texts]
        .filter(([key, text]) => numberForm.test(key) || text.includes('{{count}}'))
        .map(([key]) => key.replace(numberForm, '')),
    ),
  );
/** The number forms that a language has of a text, in the order of the alphabet; a text without a form is no form. */
const formsOf = (texts: Map<string, string>, key: string): string[] =>
  [...texts.keys()]
    .flatMap((each) => (each.replace(numberForm, '') === key ? [each.match(numberForm)?.[1] ?? 'none'] : []))
    .sort();

describe.each(features)('the texts of %s', (feature) => {
  const english = flat(textsOf('en', feature));
  // The English of messages stands in the contract.
  const { messages, ...texts } = textsOf('ar', feature);
  const arabic = flat(texts);

  it('exist in both languages', () => {
    expect([...keysOf(arabic)].sort()).toEqual([...keysOf(english)].sort());
    // A module without a screen has messages only.
    expect(english.size + flat((messages ?? {}) as Record<string, unknown>).size).toBeGreaterThan(0);
  });

  it('are written in Arabic, and take the same values', () => {
    for (const [key, text] of arabic) {
      const original = english.get(key);
      if (original === undefined) continue;
      // A format such as dd/mm/yyyy or a code may stay as it is; a sentence may not.
      if (text !== original || /[a-z]{2,} [a-z]{2,}/i.test(original)) expect(text, key).toMatch(/[\u0600-\u06FF]/);
      // One and two have words of their own in Arabic.
      if (!/_(zero|one|two)$/.test(key)) expect(placeholdersOf(text), key).toBe(placeholdersOf(original));
    }
  });

  it('have every number form of English and Arabic where they count', () => {
    for (const key of countedKeys([english, arabic])) {
      // "No notifications" is a third form where English wants one.
      expect(
        formsOf(english, key).filter((form) => form !== 'zero'),
        key,
      ).toEqual(['one', 'other']);
      expect(formsOf(arabic, key), key).toEqual(arabicForms);
    }
  });
});

const hasArabic = (text: unknown): boolean => /[\u0600-\u06FF]/.test(String(text));
const placesOf = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));

/** Sentences that stand in the code where a rule or an error takes its message, outside `sentence` and the tables. */
function loneSentences(): string[] {
  const rule =
    /(?:\bmessage:|\.(?:min|max|length|regex|refine|int|positive|email|enum|date|literal|string)\([^;\n]*?|keyedMessage\([^)]*?)\s*(['"`])([A-Z][^'"`\n]* [^'"`\n]*)\1/g;
  const known = new Set(messagesOfTables.map(({ english }) => english));
  return Object.entries(contractCode).flatMap(([path, code]) => {
    const bare = code.replace(/\bsentence\(\s*'[\w:]+',\s*(['"`]).+?\1/g, 'sentence(');
    return [...bare.matchAll(rule)].flatMap(([, , text = '']) => (known.has(text) ? [] : [`${path}: ${text}`]));
  });
}

it.each(['messages', 'refusals', ...features])('the messages of %s have every number form of Arabic', (namespace) => {
  const own = textsOf('ar', namespace);
  const texts = flat((features.includes(namespace) ? (own.messages ?? {}) : own) as Record<string, unknown>);
  for (const key of countedKeys([texts])) expect(formsOf(texts, key), key).toEqual(arabicForms);
});

describe('the messages of the contract', () => {
  it.each(everyMessage)('$key has an Arabic text that takes the same values', ({ key, english }) => {
    const arabic = arabicOf(key);
    expect(arabic).not.toEqual([]);
    for (const text of arabic) expect(hasArabic(text), text).toBe(true);
    expect(placesOf(arabic.join())).toEqual(placesOf(english));
  });

  it('are found in the code, and no sentence stands there without a key', () => {
    expect(sentencesInCode.length).toBeGreaterThan(60);
    expect(loneSentences()).toEqual([]);
  });

  it('have no text that nothing names', () => {
    const keys = new Set(everyMessage.map(({ key }) => key));
    const general = { ...textsOf('ar', 'messages'), ...textsOf('ar', 'refusals') };
    const written = [
      ...[...flat(general).keys()],
      ...features.flatMap((module) =>
        [...flat((textsOf('ar', module).messages ?? {}) as Record<string, unknown>).keys()].map((name) =>
          keyIn(module, name),
        ),
      ),
    ].map((key) => key.replace(numberForm, ''));
    expect(written.filter((key) => !keys.has(key) && !webOnly.test(key))).toEqual([]);
  });

  it('name the longest summary as the rule counts it', () => {
    expect(fieldRefusal('from', 'summaryTooLong', { days: longestSummary }).message).toContain(` ${longestSummary} `);
  });

  it('what the forms of accounts say about wrong fields has Arabic texts', () => {
    const nothing = Object.fromEntries(Object.keys(registrationForm.shape).map((name) => [name, undefined]));
    const blank = { ...nothing, email: '', password: '', firstName: '', lastName: '', emiratesId: '' };
    const wrong = { ...blank, email: 'x', password: 'x', facilityLicenseNumber: '' };
    const said = [registrationForm, changePasswordForm, resetPasswordForm].flatMap((form) =>
      [blank, wrong].flatMap(
        (values) => form.safeParse({ currentPassword: '', newPassword: 'x', code: '', ...values }).error?.issues ?? [],
      ),
    );
    const related = {
      password: 'a',
      confirmPassword: 'b',
      providerTypeId: 3,
      isEAuthorization: false,
      isEligibility: false,
    };
    const between = [true, false].flatMap((isControlMedication) =>
      registrationProblems({ ...related, isControlMedication, isControlMedicationEAuth: false }),
    );
    const own = [...said, ...between]
      .map(({ message }) => message)
      .filter((message) => !message.startsWith('Invalid input') && !message.startsWith('Unrecognized'));
    expect(new Set(own).size).toBeGreaterThan(12);
    for (const message of own) expect(arabicOf(spokenOf(message).textKey ?? '').some(hasArabic), message).toBe(true);
  });
});
