import { userSheet } from './userSheet.ts';

export const importKinds = [{ order: 20, facts: userSheet }];
