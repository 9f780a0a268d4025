import { nameIn } from '../../shared/_field/nameIn.ts';

interface NamedFacility {
  readonly facilityName: string | null;
  readonly facilityNameArabic?: string | null;
  readonly facilityLicense: string | null;
}

/** A name with the licence in brackets. */
const withLicense = (name: string, license: string | null): string => (license ? `${name} (${license})` : name);

/** The name in the reader's language; null for a user without a facility. */
const nameOf = (facility: NamedFacility, language: string): string | null =>
  facility.facilityName ? nameIn(language, facility, 'facilityName') : null;

/** A facility as lists and the header name it: its name in the reader's language, the licence in brackets (REQ-SHELL-16). */
export function facilityLabel(facility: NamedFacility, language = 'en'): string | null {
  const name = nameOf(facility, language);
  return name ? withLicense(name, facility.facilityLicense) : null;
}

/** The same where the badge of a connected facility leaves less room. */
export function facilityBadgeLabel(facility: NamedFacility, language: string): string | null {
  const name = nameOf(facility, language);
  return name ? withLicense(badgeName(name), facility.facilityLicense) : null;
}

const badgeNameLength = 25;

/** The name as the badge of a connected facility has room for it (REQ-SHELL-15). */
export function badgeName(facilityName: string): string {
  const letters = [...facilityName];
  return letters.length > badgeNameLength ? `${letters.slice(0, badgeNameLength).join('')}…` : facilityName;
}
