import { describe, expect, it } from 'vitest';
import { errorTable } from '../../../shared/_contract/errors.ts';
import { refusals } from '../../../shared/_contract/refusals.ts';
import { registrationForm, registrationProblems } from '../../../shared/account/registrationForm.ts';
import { resetPasswordForm } from '../../../shared/account/routes.ts';
import { longestSummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import { changePasswordForm } from '../../../shared/manage/routes.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../web/**/texts/*.json', {
  eager: true,
  import: 'default',
});
const contractCode = import.meta.glob<string>(
  ['../../../shared/**/*.ts', '../../../functions/**/*.ts', '!../../../functions/_connect/**'],
  { eager: true, query: '?raw', import: 'default' },
);
/** By language and namespace, which is the name of the folder around `texts`. */
const byName = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/.*\/(\w+)\/texts\/(\w+)\.json$/, '$2/$1'), texts]),
);
const textsOf = (language: string, namespace: string) => byName.get(`${language}/${namespace}`) ?? {};
const features = [...byName.keys()].flatMap((name) => name.match(/^en\/(\w+)$/)?.[1] ?? []);

/** `a.b_one` and `a.b_few` are one text in different numbers. */
const numberForm = /_(zero|one|two|few|many|other)$/;

function flat(texts: Record<string, unknown>, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [inner, text] of flat(value as Record<string, unknown>, `${prefix}${key}.`)) all.set(inner, text);
  }
  return all;
}

const keysOf = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(numberForm, '')));
const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

describe.each(features)('the texts of %s', (feature) => {
  const english = flat(textsOf('en', feature));
  const arabic = flat(textsOf('ar', feature));

  it('exist in both languages', () => {
    expect([...keysOf(arabic)].sort()).toEqual([...keysOf(english)].sort());
    expect(english.size).toBeGreaterThan(0);
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

  it('have every number form of Arabic where they count', () => {
    const counted = [...english.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(numberForm, ''));
    for (const key of counted) {
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
        expect(arabic.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
    }
  });
});

/** The sentences in quotes behind `message:` and in the rules of schemas, as they stand in the code. */
function sentencesOfTheContract(): Set<string> {
  const rule =
    /(?:message:|\.(?:min|max|length|regex|refine|int|email)\([^;\n]*?|brokenRule\([^)]*?)\s*(['"])([A-Z][^'"\n]* [^'"\n]*)\1/g;
  return new Set(
    Object.values(contractCode).flatMap((code) => [...code.matchAll(rule)].map(([, , sentence]) => sentence ?? '')),
  );
}

describe('the messages of the contract', () => {
  const messages = { ...textsOf('ar', 'messages'), ...textsOf('ar', 'refusals') };

  it.each(Object.entries(errorTable))('%s has an Arabic text', (_, { message }) => {
    expect(messages[message]).toMatch(/[\u0600-\u06FF]/);
  });

  it.each(Object.entries(refusals))('the refusal %s has an Arabic text', (_, { message }) => {
    expect(messages[message]).toMatch(/[\u0600-\u06FF]/);
  });

  it('every English sentence that a schema or an operation answers has an Arabic text', () => {
    const said = sentencesOfTheContract();
    expect(said.size).toBeGreaterThan(60);
    expect([...said].filter((sentence) => !/[\u0600-\u06FF]/.test(String(messages[sentence])))).toEqual([]);
  });

  it('name the longest summary as the rule counts it', () => {
    expect(refusals.summaryTooLong.message).toContain(` ${longestSummary} `);
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
    for (const message of own) expect(messages[message], message).toMatch(/[\u0600-\u06FF]/);
  });
});
