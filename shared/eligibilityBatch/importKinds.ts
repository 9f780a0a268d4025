import { eligibilityRequestSheet } from './requestSheet.ts';

export const importKinds = [{ order: 130, facts: eligibilityRequestSheet }];
