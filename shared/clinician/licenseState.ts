/**
 * What a regulator's list says of a licence on a day: it holds, it begins later, it has ended, the regulator has withdrawn it, or the list
 * does not have it, which proves nothing either way.
 */
export const licenseStates = ['valid', 'later', 'ended', 'withdrawn', 'notListed'] as const;
export type LicenseState = (typeof licenseStates)[number];

interface Listed {
  readonly isActive: boolean;
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
}

/** The state of a listed licence on a day (ISO, in the Emirates). */
export function licenseStateOn(listed: Listed | null | undefined, day: string): LicenseState {
  if (!listed) return 'notListed';
  if (!listed.isActive) return 'withdrawn';
  if (listed.activeFrom !== null && day < listed.activeFrom) return 'later';
  return listed.activeTo !== null && day > listed.activeTo ? 'ended' : 'valid';
}

/** Whether the list speaks against work on that day. */
export const isRefusedLicense = (state: LicenseState): boolean => state !== 'valid' && state !== 'notListed';
