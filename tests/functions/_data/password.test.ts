import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../functions/_data/user/password.ts';

describe('a stored password', () => {
  it('is argon2id of at least 19 MiB and two passes, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Correct-Horse-7'), hashPassword('Correct-Horse-7')]);
    expect(one).not.toBe(other);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('matches itself, however its letters are composed, and nothing else', async () => {
    const stored = await hashPassword('Pässword-٧'.normalize('NFC'));
    expect(await verifyPassword('Pässword-٧'.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('Password-7', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('of 64 characters and more counts to the last one', async () => {
    const long = 'x'.repeat(255);
    const stored = await hashPassword(`${long}a`);
    expect(await verifyPassword(`${long}a`, stored)).toBe(true);
    expect(await verifyPassword(`${long}b`, stored)).toBe(false);
  });

  it('of nobody matches nothing', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('Correct-Horse-7', null)).toBe(false);
  });

  it('of an unknown form is a fault, not a mismatch', async () => {
    await expect(verifyPassword('x', 'plain text')).rejects.toThrow('unknown form');
  });
});
