import { randomInt } from 'node:crypto';
import { passwordSpecials } from '../../shared/rules/password.ts';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';

const oneOf = (letters: string): string => letters[randomInt(letters.length)] ?? '';

/** A password of the specified shape: five capitals, a digit, a special character, two small letters; each by the system's chance. */
export const newTemporaryPassword = (): string =>
  [...Array.from({ length: 5 }, () => upper), digits, passwordSpecials, lower, lower].map(oneOf).join('');
