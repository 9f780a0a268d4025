import { lookupSheet } from './lookupSheet.ts';

export const importKinds = [{ order: 50, facts: lookupSheet }];
