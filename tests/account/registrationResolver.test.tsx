import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { spokenOf } from '../../shared/_field/sentence.ts';
import { registrationResolver } from '../../web/account/registration/registrationResolver.ts';
import { emptyRegistration, type RegistrationValues } from '../../web/account/registration/registrationValues.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<RegistrationValues>;
const none = { usedNames: new Set<string>() };
const saidOf = (error: { readonly message?: string | undefined } | undefined) => spokenOf(error?.message ?? '').message;
const problemsOf = async (changes: Partial<RegistrationValues>, context = none) => {
  const { errors } = await registrationResolver({ ...emptyRegistration, ...changes }, context, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, saidOf(error)]));
};

describe('the rules of the registration form', () => {
  it('REQ-REG-19 asks for the provider type', async () => {
    expect((await problemsOf({})).providerTypeId).toBe('Type is required.');
    expect(await problemsOf({ providerTypeId: 3 })).not.toHaveProperty('providerTypeId');
  });

  it('REQ-REG-15 REQ-VALID-25 tells two passwords apart while other fields are still wrong', async () => {
    const values = { ...emptyRegistration, password: 'Secret-12!a', confirmPassword: 'Secret-12!b' };
    const { errors } = await registrationResolver(values, none, options);
    expect(errors.confirmPassword?.type).toBe('mismatchedPasswords');
    expect(saidOf(errors.confirmPassword)).toBe('Passwords do not match.');
  });

  it('REQ-REG-09 REQ-VALID-25 refuses a taken name under the key usernameExists, whatever its letters', async () => {
    const context = { usedNames: new Set(['sara@palm.example']) };
    const values = { ...emptyRegistration, email: ' Sara@Palm.example ' };
    const { errors } = await registrationResolver(values, context, options);
    expect(errors.email?.type).toBe('usernameExists');
    expect(saidOf(errors.email)).toBe('Username already registered');
  });

  it('REQ-REG-36 wants both regulator credentials or, where they are optional, none', async () => {
    const controlled = { providerTypeId: 3, isControlMedication: true };
    const withoutAny = await problemsOf(controlled);
    expect(withoutAny).not.toHaveProperty('regulatorUsername');
    expect(withoutAny).not.toHaveProperty('regulatorPassword');
    expect((await problemsOf({ ...controlled, regulatorUsername: 'palm' })).regulatorPassword).toBe(
      'Regulator Password is required.',
    );
    expect((await problemsOf({ ...controlled, isEAuthorization: false })).regulatorUsername).toBe(
      'Regulator Username is required.',
    );
    expect((await problemsOf({ ...controlled, providerTypeId: 1 })).regulatorUsername).toBe(
      'Regulator Username is required.',
    );
  });

  it('REQ-REG-33 wants at least one service for the types that choose', async () => {
    const nothing = { isEAuthorization: false, isEligibility: false, isControlMedication: false };
    expect((await problemsOf({ ...nothing, providerTypeId: 3 })).isEligibility).toMatch(/at least one/);
    expect(await problemsOf({ ...nothing, providerTypeId: 1 })).not.toHaveProperty('isEligibility');
  });
});
