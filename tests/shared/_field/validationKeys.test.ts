import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyedMessage, validationKeys } from '../../../shared/_field/validationKeys.ts';

const sources = globSync('shared/*/*.ts', { exclude: (name) => name.startsWith('_') }).map((name) =>
  readFileSync(name, 'utf8'),
);

describe('the validation keys', () => {
  it('REQ-VALID-25 are exactly the keys of the specification', () => {
    expect([...validationKeys].sort()).toEqual(
      [
        'invalidEmail',
        'invalidEmiratesId',
        'invalidMobileNumber',
        'invalidPassword',
        'numberIsNegative',
        'mismatchedPasswords',
        'insuranceRequired',
        'emiratesIdRequired',
        'ruleAnswerValidator',
        'usernameExists',
      ].sort(),
    );
  });

  it('REQ-VALID-25 are the only keys that schemas of the contract give to broken rules', () => {
    const written = sources.flatMap((text) => [...text.matchAll(/\bkey: '(\w+)'/g)].map((match) => match[1]));
    const named = sources.flatMap((text) => [...text.matchAll(/keyedMessage\('(\w+)'/g)].map((match) => match[1]));
    expect(named.length).toBeGreaterThan(3);
    for (const key of [...written, ...named]) expect(validationKeys).toContain(key);
  });

  it('travel in the parameters of a schema rule', () => {
    expect(keyedMessage('invalidEmail', 'Email is invalid.')).toEqual({
      message: 'Email is invalid.',
      params: { key: 'invalidEmail' },
    });
  });
});
