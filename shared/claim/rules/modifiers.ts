import type { ClaimActivity } from '../claim.ts';

/**
 * Whether a line says that it has a modifier of CPT. The regulators' schemas have no element for it, and no source that was found names the observation
 * that carries it: one that calls itself a modifier is believed.
 */
export function hasModifier({ observations }: ClaimActivity, modifier: 24 | 52): boolean {
  if (observations.length === 0) return false;
  const named = new RegExp(`(?:^|\\D)${modifier}(?:\\D|$)`);
  return observations.some(
    ({ type, code, value }) => /modifier/i.test(`${type} ${code}`) && named.test(`${code ?? ''} ${value ?? ''}`),
  );
}
