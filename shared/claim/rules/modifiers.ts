import type { ClaimActivity } from '../claim.ts';

const named = { 24: /(?:^|\D)24(?:\D|$)/, 52: /(?:^|\D)52(?:\D|$)/ } as const;

/**
 * Whether a line says that it has a modifier of CPT. The regulators' schemas have no element for it, and no source that was found names the observation
 * that carries it: one that calls itself a modifier is believed.
 */
export function hasModifier({ observations }: ClaimActivity, modifier: keyof typeof named): boolean {
  if (observations.length === 0) return false;
  return observations.some(
    ({ type, code, value }) =>
      /modifier/i.test(`${type} ${code}`) && named[modifier].test(`${code ?? ''} ${value ?? ''}`),
  );
}
