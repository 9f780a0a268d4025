import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../shared/claim/fingerprint.ts';

describe('a fingerprint', () => {
  it('is one of its own for texts that are nearly alike', () => {
    const texts = Array.from({ length: 200_000 }, (_, at) => ['MF9001', `C-${at}`, at % 2 === 0 ? '2026-11-02' : null]);
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  it('tells apart the same letters in other parts, and is the same for the same ones', () => {
    expect(fingerprint(['AB', 'C'])).not.toBe(fingerprint(['A', 'BC']));
    expect(fingerprint(['A', 3, null])).toBe(fingerprint(['A', '3', '']));
    expect(Number.isSafeInteger(fingerprint(['نص', 'x']))).toBe(true);
  });
});
