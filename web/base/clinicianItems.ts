/** What the clinician screens keep in session storage from one page to the next: the keys are ours (REQ-PDASH-35). */
export const clinicianItems = {
  documents: 'clinicianDocuments',
  detail: 'clinicianDetail',
  providerDetail: 'providerClinicianDetail',
} as const;

/** Forgets the clinician that was worked on last. */
export function clearClinicianItems(): void {
  for (const key of Object.values(clinicianItems)) sessionStorage.removeItem(key);
}
