/** Whether a reference (a facility's licence) begins with PF, as the licences of Abu Dhabi pharmacies do (REQ-UI-05). */
export const isPfReference = (reference: string): boolean => /^\s*PF/i.test(reference);
