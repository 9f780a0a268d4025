import type { ResolverOptions } from 'react-hook-form';
import { expect, it } from 'vitest';
import { formResolver } from '../../web/eligibility/formResolver.ts';
import { emptyForm, type FormValues } from '../../web/eligibility/formValues.ts';
import { fc } from '../support/fc.ts';

const blank = fc.constantFrom('', ' ', '  ');
const filled = fc.string().filter((text) => text.trim() !== '');
const anything = fc.oneof(blank, filled);

/** The keys of what the form of a request refuses. */
async function keysOf(values: Pick<FormValues, 'identifier' | 'emiratesId' | 'cardNumber'>): Promise<unknown[]> {
  const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FormValues>;
  const { errors } = await formResolver(() => undefined)({ ...emptyForm('2026-11-21'), ...values }, undefined, options);
  return Object.values(errors).map((error) => error?.type);
}

it('REQ-VALID-12 the form of a request wants the card exactly when the Emirates ID is disabled and the card is empty', () =>
  fc.assert(
    fc.asyncProperty(anything, anything, async (emiratesId, cardNumber) => {
      const keys = await keysOf({ identifier: 'cardNumber', emiratesId, cardNumber });
      expect(keys.includes('insuranceRequired')).toBe(cardNumber.trim() === '');
      expect(keys).not.toContain('emiratesIdRequired');
    }),
  ));

it('REQ-VALID-13 the form of a request wants the Emirates ID exactly when the card is disabled and the Emirates ID is empty', () =>
  fc.assert(
    fc.asyncProperty(anything, anything, async (emiratesId, cardNumber) => {
      const keys = await keysOf({ identifier: 'emiratesId', emiratesId, cardNumber });
      expect(keys.includes('emiratesIdRequired')).toBe(emiratesId.trim() === '');
      expect(keys).not.toContain('insuranceRequired');
    }),
  ));
