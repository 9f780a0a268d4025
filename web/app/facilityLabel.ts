/** A facility as lists and the header name it: its name followed by the licence in brackets (REQ-SHELL-16). */
export function facilityLabel({
  facilityName,
  facilityLicense,
}: {
  facilityName: string | null;
  facilityLicense: string | null;
}): string | null {
  if (!facilityName) return null;
  return facilityLicense ? `${facilityName} (${facilityLicense})` : facilityName;
}

const badgeNameLength = 25;

/** The name as the badge of a connected facility has room for it (REQ-SHELL-15). */
export function badgeName(facilityName: string): string {
  const letters = [...facilityName];
  return letters.length > badgeNameLength ? `${letters.slice(0, badgeNameLength).join('')}…` : facilityName;
}
