import { claimSheet } from './sheet/claimSheet.ts';

export const importKinds = [{ order: 140, facts: claimSheet }];
