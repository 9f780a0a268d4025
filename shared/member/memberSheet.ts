import { moduleAccess } from '../_field/moduleAccess.ts';
import { type ImportRow, importKind } from '../_parts/sheetImport.ts';
import { memberSheet } from './memberColumns.ts';

/** More rows than this, and the regulators' XML, are taken in without mapping and undo by the upload of a whole list. */
export const mostMemberRows = 100_000;

/** A payer's list of members as a sheet: a row is one cover of one member, and the rows of a member say the same of the person. */
export const memberImportSheet = importKind({
  name: 'members',
  title: { en: 'Members', ar: 'الأعضاء' },
  access: moduleAccess.memberRegister,
  scopes: ['payer', 'all'],
  allFor: ['SuperAdmin'],
  columns: memberSheet,
  key: ['MemberID', 'PolicyNumber', 'StartDate'],
  shared: {
    by: 'MemberID',
    columns: ['MemberID', 'EmiratesID', 'FullName', 'FullNameArabic', 'BirthDate', 'Gender', 'Relation'],
  },
  writesLike: 'memberRegister',
  mostRows: mostMemberRows,
  settings: ['payerId'],
});

export type MemberSheetRow = ImportRow<typeof memberImportSheet.columns>;
