import { readFileSync } from 'node:fs';
import breached from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../functions/_data/user/commonPassword.ts';
import { temporaryPasswordBytes, temporaryPasswordOf } from '../../../shared/_field/temporaryPassword.ts';

const words = breached.filter((each) => each.length >= 4);

describe('common passwords', () => {
  it('are some 49,000 of published breaches, the most common first', () => {
    expect(new Set(words).size).toBeGreaterThan(49_000);
    expect(words.slice(0, 4)).toEqual(['123456', 'password', '12345678', 'qwerty']);
  });

  it('are refused as they stand', async () => {
    for (const word of words) expect(await isCommonPassword(word), word).toBe(true);
  });

  it.each([
    'Password1!',
    'P@ssw0rd',
    // Far down the list: nobody would call them the most common.
    'Dimazarya#1',
    'Vladimir7!',
    '#Butterfly99',
    'p@$$w0rD2026#',
    'Welcome@123',
    '123Qwerty!',
    '#Dubai2026',
    'W4sl@_2026',
    'ＰａｓｓＷｏｒｄ１！',
  ])('are refused dressed up as %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['Correct-Horse_7', 'Falcon-Dune_42', 'Demo#2026pass', 'xK7#mPq2vL', 'كلمة-مرور_A1a'])(
    'are not %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  it('are not temporary passwords', async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const bytes = crypto.getRandomValues(new Uint8Array(temporaryPasswordBytes));
      expect(await isCommonPassword(temporaryPasswordOf(bytes))).toBe(false);
    }
  });

  it('cost a cold start nothing: the list is loaded when it is first needed', () => {
    const source = readFileSync('functions/_data/user/commonPassword.ts', 'utf8');
    expect(source).not.toMatch(/^import .*zxcvbn/m);
  });
});
