import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../../functions/_kit/input.ts';
import { isEmail, isEmailOrEmpty, maskEmail } from '../../../shared/_field/email.ts';
import { emailField } from '../../../shared/account/registrationForm.ts';
import { fc } from '../../support/fc.ts';
import { processorMs } from '../../support/processorTime.ts';

const local = fc.stringMatching(/^[a-z0-9]([a-z0-9.+-]{0,62}[a-z0-9])?$/);
const domain = fc.stringMatching(/^[a-z0-9]{1,20}(\.[a-z0-9]{1,20}){0,3}\.[a-z]{2,10}$/);
const address = fc.tuple(local, domain).map((parts) => parts.join('@'));

describe('an e-mail address', () => {
  it('REQ-VALID-01 passes when it has the shape local@domain.ending', () => {
    fc.assert(fc.property(address, isEmail));
  });

  it.each([
    'noura',
    'noura@',
    '@clinic.example',
    'noura@clinic',
    'noura@clinic.',
    'noura@clinic.e',
    'noura@clinic.1ae',
    'noura@clinic.ae1',
    'noura@192.0.2.1',
    'no ura@clinic.example',
    'noura@@clinic.example',
    'noura@cli nic.example',
    'noura@clinic.example\n',
    'noura@clinic.example,omar@clinic.example',
    '"noura"@clinic.example',
    '<noura@clinic.example>',
    '',
  ])('REQ-VALID-01 has another shape than %j', (text) => expect(isEmail(text)).toBe(false));

  it('REQ-VALID-01 may be left empty as far as this rule goes', () => {
    expect(isEmailOrEmpty('')).toBe(true);
    expect(isEmailOrEmpty(' ')).toBe(false);
    fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => isEmailOrEmpty(text) === isEmail(text)));
  });

  it('REQ-VALID-01 is refused by a form with the key invalidEmail, and an empty one only for being empty', () => {
    const said = (text: string) => errorsOf(emailField.safeParse(text).error?.issues ?? []);
    expect(said('noura@clinic')).toMatchObject([{ code: 'invalidEmail', message: 'Email is invalid.' }]);
    expect(said('  ')).toMatchObject([{ code: 'tooSmall', message: 'Email is required.' }]);
  });

  it('REQ-VALID-02 has at most 64 characters in front of the @', () => {
    expect(isEmail(`${'a'.repeat(64)}@clinic.example`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@clinic.example`)).toBe(false);
  });

  it('REQ-VALID-02 has at most 254 characters', () => {
    const ofLength = (length: number) => `noura@${'a'.repeat(length - 'noura@.example'.length)}.example`;
    expect(ofLength(254)).toHaveLength(254);
    expect(isEmail(ofLength(254))).toBe(true);
    expect(isEmail(ofLength(255))).toBe(false);
  });

  it('is judged in a moment, whatever is pasted', async () => {
    const pasted = `${'a.'.repeat(200_000)}@${'a.'.repeat(200_000)}`;
    expect(await processorMs(() => isEmail(pasted))).toBeLessThan(500);
  });
});

describe('a masked e-mail address', () => {
  it('keeps the first 3 characters of the local part', () => {
    expect(maskEmail('noura.k@clinic.example')).toBe('nou•••@clinic.example');
    expect(maskEmail('no@clinic.example')).toBe('no•••@clinic.example');
    expect(maskEmail('@clinic.example')).toBe('•••@clinic.example');
  });

  it('shows nothing else of the local part, its length neither', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => maskEmail(`${name}@${host}`) === `${name.slice(0, 3)}•••@${host}`),
    );
  });

  it('hides what is no address like a local part', () => expect(maskEmail('nourakhalid')).toBe('nou•••'));
});
