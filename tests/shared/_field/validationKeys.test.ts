import { globSync, readFileSync } from 'node:fs';
import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { errorsOf } from '../../../functions/_kit/input.ts';
import { validationKeys } from '../../../shared/_field/validationKeys.ts';
import { forgotPasswordForm, resetPasswordForm } from '../../../shared/account/routes.ts';
import { eligibilityApi, eligibilityForm } from '../../../shared/eligibility/routes.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { deskCoverage, deskSettings } from '../../../shared/worklist/routes.ts';
import { registrationResolver } from '../../../web/account/registration/registrationResolver.ts';
import { emptyRegistration } from '../../../web/account/registration/registrationValues.ts';
import { formResolver } from '../../../web/eligibility/formResolver.ts';
import { emptyForm } from '../../../web/eligibility/formValues.ts';
import { fc } from '../../support/fc.ts';

const sources = globSync('shared/*/*.ts', { exclude: (name) => name.startsWith('_') }).map((name) =>
  readFileSync(name, 'utf8'),
);

/** What the server answers to a body: field and code of each error. */
const answered = (schema: z.ZodType, body: unknown): string[] =>
  errorsOf(schema.safeParse(body).error?.issues ?? []).map(({ field, code }) => `${field} ${code}`);

/** What a form says of its values: field and key of each problem. */
async function said<Values extends FieldValues, Context>(
  resolver: Resolver<Values, Context>,
  values: Values,
  context?: Context,
): Promise<string[]> {
  const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;
  const { errors } = await resolver(values, context, options);
  return Object.entries(errors).map(([field, error]) => `${field} ${error?.type}`);
}

const request = { payerId: 102, serviceCategoryId: 1, serviceDate: '2026-11-21', emiratesId: '784-1985-0000001-7' };
const settings = { answerMinutes: 30, concurrent: 2, perMinute: 60, version: 0 };
const cover = {
  ...{ planName: 'Gold', policyNumber: 'POL-1', validFrom: '2026-01-01', validTo: '2026-12-31' },
  ...{ coPaymentFils: null, coPaymentPercent: null },
};
const answerOf = (question: string, answer: string) => ({
  eligibilityId: '01K0000000000000000000000A',
  ruleId: '01K0000000000000000000000B',
  answers: [{ question, answer }],
});

describe('the validation keys', () => {
  it.each([
    ['email invalidEmail', () => answered(forgotPasswordForm, { email: 'sara' })],
    ['emiratesId invalidEmiratesId', () => answered(eligibilityForm, { ...request, emiratesId: '784198500000018' })],
    ['mobileNumber invalidMobileNumber', () => answered(eligibilityForm, { ...request, mobileNumber: '0501234567' })],
    [
      'password invalidPassword',
      () =>
        answered(resetPasswordForm, {
          email: 'sara@palm.example',
          password: 'secret',
          confirmPassword: 'secret',
          code: 'x',
        }),
    ],
    ['concurrent numberIsNegative', () => answered(deskSettings, { ...settings, concurrent: 0 })],
    [
      'confirmPassword mismatchedPasswords',
      () =>
        answered(resetPasswordForm, {
          email: 'sara@palm.example',
          password: 'Secret-12!a',
          confirmPassword: 'Secret-12!b',
          code: 'x',
        }),
    ],
    [
      'cardNumber insuranceRequired',
      () =>
        said(
          formResolver(() => undefined),
          { ...emptyForm('2026-11-21'), identifier: 'cardNumber' as const },
        ),
    ],
    [
      'emiratesId emiratesIdRequired',
      () => answered(eligibilityForm, { ...request, emiratesId: undefined, cardNumber: undefined }),
    ],
    [
      'answers.0.answer ruleAnswerValidator',
      () => answered(eligibilityApi.endpoints.answerRule.body, answerOf('Q1', '')),
    ],
    [
      'email usernameExists',
      () =>
        said(
          registrationResolver,
          { ...emptyRegistration, email: 'sara@palm.example' },
          { usedNames: new Set(['sara@palm.example']) },
        ),
    ],
  ] as const)('REQ-VALID-25 a broken rule of the product answers %s', async (expected, broken) => {
    expect(await broken()).toContain(expected);
    expect(validationKeys).toContain(expected.split(' ')[1]);
    expect(validationKeys).toHaveLength(10);
  });

  it('REQ-VALID-25 are the only keys that schemas of the contract give to broken rules', () => {
    const written = sources.flatMap((text) => [...text.matchAll(/\bkey: '(\w+)'/g)].map((match) => match[1]));
    const named = sources.flatMap((text) => [...text.matchAll(/keyedMessage\(\s*'(\w+)'/g)].map((match) => match[1]));
    expect(named.length).toBeGreaterThan(3);
    for (const key of [...written, ...named]) expect(validationKeys).toContain(key);
  });
});

describe('numberIsNegative', () => {
  it.each(['answerMinutes', 'concurrent', 'perMinute'])(
    'REQ-VALID-10 refuses a %s of the work list that is not above zero, zero included',
    (field) => {
      const codes = (value: number) => answered(deskSettings, { ...settings, [field]: value });
      expect(codes(1)).toEqual([]);
      expect(codes(0)).toEqual([`${field} numberIsNegative`]);
      fc.assert(
        fc.property(fc.integer({ max: 0 }), (value) => {
          expect(codes(value)).toEqual([`${field} numberIsNegative`]);
        }),
      );
    },
  );

  it.each(['coPaymentFils', 'coPaymentPercent'])(
    'REQ-VALID-11 refuses a %s below zero and takes zero, of a reviewer and of the register',
    (field) => {
      const body = memberApi.endpoints.createMemberDetails.body;
      const { validFrom: startsOn, validTo: endsOn, ...rest } = cover;
      const codes = (value: number) => [
        answered(deskCoverage, { ...cover, [field]: value }),
        answered(body, { cover: { ...rest, startsOn, endsOn, [field]: value } }).filter((each) => /^cover/.test(each)),
      ];
      expect(codes(0)).toEqual([[], []]);
      fc.assert(
        fc.property(fc.integer({ max: -1 }), (value) => {
          expect(codes(value)).toEqual([[`${field} numberIsNegative`], [`cover.${field} numberIsNegative`]]);
        }),
      );
    },
  );
});
