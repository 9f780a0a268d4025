/** What the clinician screens keep in session storage from one page to the next: the keys are ours (REQ-PDASH-35). */
export const clinicianItems = {
  documents: 'clinicianDocuments',
  detail: 'clinicianDetail',
  providerDetail: 'providerClinicianDetail',
} as const;

/** Forgets the clinician that was worked on last: the items, and the drafts that are kept under their names for each person. */
export function clearClinicianItems(): void {
  const names = Object.values(clinicianItems);
  const isOne = (key: string): boolean => names.some((name) => key === name || key.startsWith(`${name}:`));
  for (const key of Object.keys(sessionStorage).filter(isOne)) sessionStorage.removeItem(key);
}
