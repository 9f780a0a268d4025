import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/_field/bilingual.ts';
import { authorizationSheet } from '../../shared/authorization/authorizationSheet.ts';
import { stateWords, typeWords } from '../../shared/authorization/authorizationWords.ts';
import { authorizationColumns } from '../../web/authorization/record/columns.tsx';
import arabicRecord from '../../web/authorization/record/texts/ar.json' with { type: 'json' };
import englishRecord from '../../web/authorization/record/texts/en.json' with { type: 'json' };
import arabicDesk from '../../web/authorizationDesk/texts/ar.json' with { type: 'json' };
import englishDesk from '../../web/authorizationDesk/texts/en.json' with { type: 'json' };
import arabicCase from '../../web/parts/case/texts/ar.json' with { type: 'json' };
import englishCase from '../../web/parts/case/texts/en.json' with { type: 'json' };

describe('the columns of the export', () => {
  const texts = {
    en: { record: englishRecord, desk: englishDesk, case: englishCase },
    ar: { record: arabicRecord, desk: arabicDesk, case: arabicCase },
  };
  const wordsOf = (of: object) =>
    ((key: string) => key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], of)) as never;

  it.each([
    ['en', 'provider'],
    ['en', 'insurer'],
    ['ar', 'provider'],
    ['ar', 'insurer'],
  ] as const)(
    'are those of the list but the age, in the words of the screens (%s, %s)',
    (language: Language, side: 'provider' | 'insurer') => {
      const { record, desk, case: ofCase } = texts[language];
      const given = {
        tCase: wordsOf(ofCase),
        tDesk: wordsOf(desk),
        stateOf: (state: keyof typeof desk.states) => desk.states[state],
      };
      const listed = authorizationColumns(wordsOf(record), { side, language, now: 0, ...given });
      const sheet = authorizationSheet(language, side);
      expect(sheet.map(({ id, title }) => [id, title])).toEqual(
        listed.filter(({ id }) => id !== 'age').map(({ id, header }) => [id, header]),
      );
      expect(Object.fromEntries(Object.entries(stateWords).map(([state, words]) => [state, words[language]]))).toEqual(
        desk.states,
      );
      expect(Object.fromEntries(Object.entries(typeWords).map(([type, words]) => [type, words[language]]))).toEqual(
        desk.type,
      );
    },
  );
});
