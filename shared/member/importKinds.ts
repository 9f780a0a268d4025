import { memberImportSheet } from './memberSheet.ts';

export const importKinds = [{ order: 120, facts: memberImportSheet }];
