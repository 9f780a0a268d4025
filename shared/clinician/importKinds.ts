import { clinicianSheet, listedClinicianSheet } from './clinicianSheets.ts';

export const importKinds = [
  { order: 30, facts: clinicianSheet },
  { order: 40, facts: listedClinicianSheet },
];
