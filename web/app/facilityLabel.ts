import type { SessionUser } from '../../shared/contract/sessionUser.ts';

/** The facility as lists and the header name it: its name followed by the licence in brackets (REQ-SHELL-16). */
export function facilityLabel({ facilityName, facilityLicense }: SessionUser): string | null {
  if (!facilityName) return null;
  return facilityLicense ? `${facilityName} (${facilityLicense})` : facilityName;
}
