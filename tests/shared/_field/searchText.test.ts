import { describe, expect, it } from 'vitest';
import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';
import { fc } from '../../support/fc.ts';

describe('searchText', () => {
  it.each([
    ['Dr. Aïsha Al-Mansoori', 'dr aisha al mansoori'],
    ["Siobhan O'Rourke", 'siobhan orourke'],
    ['  DHA-P-90000101 ', 'dha p 90000101'],
    ['أحمد إبراهيم آل مكتوم', 'احمد ابراهيم ال مكتوم'],
    ['فاطِمَة الزَّهْراء', 'فاطمه الزهراء'],
    ['محـــمد', 'محمد'],
    ['هدى المنصوري', 'هدي المنصوري'],
    ['رقم ٧٨٤', 'رقم 784'],
    ['ﻻ', 'لا'],
  ])('folds %s', (text, folded) => {
    expect(searchText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });

  it('holds nothing but letters, digits and single spaces, so that it can be part of a key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchText(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});

describe('searchTokens', () => {
  it('begins at every word', () => {
    expect(searchTokens('Layla Al-Mansoori')).toEqual(['layla al mansoori', 'al mansoori', 'mansoori']);
  });

  it('finds an Arabic name without its article', () => {
    expect(searchTokens('هدى المنصوري')).toContain('منصوري');
  });

  it('finds a text by the beginning of any of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (words, which, length) => {
        const chosen = words[which % words.length] ?? '';
        const typed = chosen.slice(0, 1 + (length % chosen.length));
        expect(searchTokens(words.join(' ')).some((token) => token.startsWith(searchText(typed)))).toBe(true);
      }),
    );
  });
});
