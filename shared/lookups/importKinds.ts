import { activityCodeSheet } from './activityCodeSheet.ts';

export const importKinds = [{ order: 60, facts: activityCodeSheet }];
