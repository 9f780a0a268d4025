import { describe, expect, it } from 'vitest';
import { guides } from '../../../infra/guides/index.ts';
import { withLabels } from '../../../infra/guides/labels.ts';
import { renderGuide } from '../../../infra/guides/renderGuide.ts';
import { guideNames } from '../../../shared/_field/guides.ts';
import { statusWords } from '../../../shared/eligibility/statusWords.ts';
import arabicReader from '../../../web/parts/cardReader/texts/ar.json' with { type: 'json' };
import englishReader from '../../../web/parts/cardReader/texts/en.json' with { type: 'json' };
import arabicUi from '../../../web/ui/texts/ar.json' with { type: 'json' };
import englishUi from '../../../web/ui/texts/en.json' with { type: 'json' };
import { asDrawn, type DrawnText, drawnTexts } from '../../support/pdfText.ts';

const texts = { en: { reader: englishReader, ui: englishUi }, ar: { reader: arabicReader, ui: arabicUi } };
const guideOf = (name: string) => guides.find((guide) => guide.name === name) ?? guides[0];
const rendered = new Map<string, Promise<Uint8Array>>();

/** Each guide is rendered once for all tests. */
function pdfOf(name: string, language: 'en' | 'ar'): Promise<Uint8Array> {
  const guide = guideOf(name);
  if (!guide) throw new Error('There are no guides');
  const key = `${name}-${language}`;
  const known = rendered.get(key) ?? renderGuide(guide, language);
  rendered.set(key, known);
  return known;
}

/** The words of a text as they are drawn: a ligature keeps its letters, so words are compared by their letters. */
const lettersOf = (word: string): string => [...word].sort().join('');
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const hasWords = (drawn: readonly DrawnText[], text: string): boolean => {
  const known = new Set(drawn.flatMap(({ text: run }) => wordsOf(run).map(lettersOf)));
  return wordsOf(text).every((word) => known.has(lettersOf(word)));
};

/** The lines of one page, each from left to right. */
function linesOf(drawn: readonly DrawnText[], page: number): DrawnText[][] {
  const lines = Map.groupBy(
    drawn.filter((text) => text.page === page),
    ({ y }) => y.toFixed(1),
  );
  return [...lines.values()].map((line) => line.sort((one, other) => one.x - other.x));
}

const editions = guideNames.flatMap((name) => (['en', 'ar'] as const).map((language) => ({ name, language })));

describe.each(editions)('$name in $language', ({ name, language }) => {
  it('is a tagged PDF that names its language, has bookmarks and leads from its contents into its chapters', async () => {
    const file = Buffer.from(await pdfOf(name, language)).toString('latin1');
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain(`/Lang (${language})`);
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    const guide = guideOf(name);
    const headings = guide?.chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading')) ?? [];
    const entries = (guide?.chapters.length ?? 0) + headings.length;
    expect(file.match(/\/S \/GoTo/g)?.length).toBe(entries);
    expect(file.match(/\/Dest \[/g)?.length).toBe(entries);
    for (const [, target] of file.matchAll(/\/D \((entry-\d+)\)/g)) expect(file).toContain(`(${target}) [`);
  });

  it('stands inside its margins, numbers its pages and leaves no character without a glyph', async () => {
    const drawn = drawnTexts(await pdfOf(name, language));
    const pages = Math.max(...drawn.map(({ page }) => page));
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(drawn.filter(({ x, y }) => x < 41 || x > 554 || y < 20 || y > 830)).toEqual([]);
    expect(drawn.filter(({ text }) => /\ufffd|\[\[|\]\]/.test(text))).toEqual([]);
    const word = language === 'ar' ? asDrawn('صفحة') : `Page 1 of ${pages}`;
    expect(drawn.some(({ text, y }) => text === word && y < 64)).toBe(true);
  });

  it('names in its contents the page on which each chapter stands', async () => {
    const drawn = drawnTexts(await pdfOf(name, language));
    for (const { title } of guideOf(name)?.chapters ?? []) {
      // The contents of a long guide go on on its second page.
      const entry = [...linesOf(drawn, 1), ...linesOf(drawn, 2)].find((line) => hasWords(line, title[language]));
      const said = Number(entry?.at(language === 'ar' ? 0 : -1)?.text);
      expect(said).toBeGreaterThan(1);
      const heads = linesOf(drawn, said).filter((line) => hasWords(line, title[language]));
      expect(heads.length, `${title.en} on page ${said}`).toBeGreaterThan(0);
    }
  });
});

describe('what the guides say', () => {
  it.each(['en', 'ar'] as const)('explains every message of the card reader, in %s', async (language) => {
    const drawn = drawnTexts(await pdfOf('card-reader-installation', language));
    for (const { title, next } of Object.values(texts[language].reader.fault)) {
      expect(hasWords(drawn, title), title).toBe(true);
      expect(hasWords(drawn, next), next).toBe(true);
    }
    for (const port of ['9004', '9005', '9020', '9006'])
      expect(
        drawn.some(({ text }) => text === port),
        port,
      ).toBe(true);
  });

  it.each(['en', 'ar'] as const)('explains every status of an eligibility request, in %s', async (language) => {
    const drawn = drawnTexts(await pdfOf('user-guide', language));
    for (const words of Object.values(statusWords)) expect(hasWords(drawn, words[language]), words.en).toBe(true);
  });

  it("takes names of buttons from the portal's own texts, and refuses one that the portal does not have", () => {
    expect(withLabels('Choose [[cardReader.verify]].', 'en')).toBe(`Choose “${englishReader.verify}”.`);
    expect(withLabels('اختر [[cardReader.verify]].', 'ar')).toBe(`اختر «${arabicReader.verify}».`);
    expect(() => withLabels('Choose [[cardReader.abracadabra]].', 'en')).toThrow('cardReader.abracadabra');
  });

  it('comes out the same every time, so that a build without a change uploads no change', async () => {
    const [guide] = guides;
    if (!guide) throw new Error('There are no guides');
    const again = await renderGuide(guide, 'ar');
    expect(Buffer.compare(Buffer.from(again), Buffer.from(await pdfOf(guide.name, 'ar')))).toBe(0);
  });
});
