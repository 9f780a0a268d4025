import { facilitySheet } from './facilitySheet.ts';

export const importKinds = [{ order: 10, facts: facilitySheet }];
