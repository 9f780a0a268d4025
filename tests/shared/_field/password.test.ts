import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../../functions/_kit/input.ts';
import { isStrongPassword, passwordSpecials } from '../../../shared/_field/password.ts';
import { newPassword } from '../../../shared/account/registrationForm.ts';
import { resetPasswordForm } from '../../../shared/account/routes.ts';
import { changePasswordForm } from '../../../shared/manage/routes.ts';
import { fc } from '../../support/fc.ts';

const needed = {
  'a lower-case letter': /[a-z]/g,
  'an upper-case letter': /[A-Z]/g,
  'a digit': /[0-9]/g,
  'a special character': /[$@!%*_#?&]/g,
};
const oneOf = (letters: string) => fc.constantFrom(...letters);
const strong = fc
  .tuple(
    oneOf('abcxyz'),
    oneOf('ABCXYZ'),
    oneOf('0123456789'),
    oneOf('$@!%*_#?&'),
    fc.string({ minLength: 4, maxLength: 60 }),
  )
  .map(([lower, upper, digit, special, rest]) => rest + upper + special + lower + digit);

describe('a password', () => {
  it('REQ-VALID-03 passes with 8 characters, both cases, a digit and a special character, whatever else is in it', () => {
    fc.assert(fc.property(strong, isStrongPassword));
  });

  it.each(Object.entries(needed))('REQ-VALID-03 fails without %s', (_, kind) => {
    fc.assert(fc.property(strong, (password) => !isStrongPassword(password.replace(kind, '~').padEnd(12, '~'))));
  });

  it('REQ-VALID-03 needs 8 characters', () => {
    expect(isStrongPassword('Aa1!aaa')).toBe(false);
    expect(isStrongPassword('Aa1!aaaa')).toBe(true);
  });

  it('has at most 128 characters, so that nobody makes its hash expensive', () => {
    expect(isStrongPassword('Aa1!'.padEnd(128, 'a'))).toBe(true);
    expect(isStrongPassword('Aa1!'.padEnd(129, 'a'))).toBe(false);
  });

  it('REQ-VALID-03 takes each of $ @ ! % * _ # ? & for a special character and no other', () => {
    const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) =>
      /\W|_/.test(sign),
    );
    const taken = ascii.filter((sign) => isStrongPassword(`Abcdefg1${sign}`));
    expect(taken.sort()).toEqual([...'$@!%*_#?&'].sort());
    expect([...passwordSpecials].sort()).toEqual(taken);
  });

  it('REQ-VALID-03 is refused by a form with the key invalidPassword', () => {
    expect(errorsOf(newPassword.safeParse('abcdefgh').error?.issues ?? [])).toMatchObject([
      { code: 'invalidPassword', message: 'Password not strong enough.' },
    ]);
  });
});

describe('the repeated password', () => {
  const password = 'Quiet#Harbour7';
  const forms = {
    'a change': (again: string) =>
      changePasswordForm.safeParse({ currentPassword: 'x', newPassword: password, confirmPassword: again }),
    'a reset': (again: string) =>
      resetPasswordForm.safeParse({ email: 'noura@clinic.example', password, confirmPassword: again, code: 'c' }),
  };

  it.each(Object.entries(forms))('REQ-VALID-05 must equal the password at %s, else mismatchedPasswords', (_, parse) => {
    expect(parse(password).success).toBe(true);
    for (const again of ['', `${password} `, password.toLowerCase()]) {
      expect(parse(again).error?.issues).toEqual([
        expect.objectContaining({ path: ['confirmPassword'], params: { key: 'mismatchedPasswords' } }),
      ]);
    }
  });
});
