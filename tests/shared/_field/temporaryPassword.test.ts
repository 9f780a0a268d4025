import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isStrongPassword } from '../../../shared/_field/password.ts';
import { temporaryPasswordBytes, temporaryPasswordOf } from '../../../shared/_field/temporaryPassword.ts';
import { fc } from '../../support/fc.ts';

const bytes = fc.uint8Array({ minLength: temporaryPasswordBytes, maxLength: temporaryPasswordBytes });

describe('a temporary password', () => {
  it('has 5 upper-case letters, a digit, a special character and 2 lower-case letters, and obeys the password rule', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const password = temporaryPasswordOf(random);
        expect(password).toMatch(/^[A-Z]{5}\d[$@!%*_#?&][a-z]{2}$/);
        expect(isStrongPassword(password)).toBe(true);
      }),
    );
  });

  it('is made of the bytes it is given and of all of them', () => {
    fc.assert(fc.property(bytes, (random) => temporaryPasswordOf(random) === temporaryPasswordOf(random.slice())));
    const zeros = new Uint8Array(temporaryPasswordBytes);
    for (let at = 3; at < temporaryPasswordBytes; at += 4) {
      expect(temporaryPasswordOf(zeros.with(at, 1))).not.toBe(temporaryPasswordOf(zeros));
    }
    expect(() => temporaryPasswordOf(zeros.slice(1))).toThrow(RangeError);
  });

  it('reads bytes in the middle of a larger buffer, as a crypto pool gives them', () => {
    const pool = new Uint8Array(randomBytes(100));
    const own = pool.subarray(7, 7 + temporaryPasswordBytes);
    expect(temporaryPasswordOf(own)).toBe(temporaryPasswordOf(own.slice()));
  });

  it('uses every letter of each kind', () => {
    const seen = new Set<string>();
    for (let round = 0; round < 2000; round += 1) {
      for (const letter of temporaryPasswordOf(randomBytes(temporaryPasswordBytes))) seen.add(letter);
    }
    expect(seen.size).toBe(26 + 10 + 9 + 26);
  });
});
