import { importKind } from '../../../shared/_parts/sheetImport.ts';
import { importKinds } from '../../../shared/sheetImport/kindsByName.ts';

/** A kind of import as a module would declare it, for the tests of the engine alone. */
export const staffSheet = importKind({
  name: 'testStaff',
  title: { en: 'Staff', ar: 'الموظفون' },
  access: ['ProviderAdmin', 'Eligibility'],
  scopes: ['facility'],
  columns: {
    licence: {
      title: { en: 'Licence number', ar: 'رقم الترخيص' },
      aliases: ['License No'],
      type: 'licence',
      isNeeded: true,
      help: { en: 'The licence', ar: 'الترخيص' },
    },
    fullName: {
      title: { en: 'Full name', ar: 'الاسم الكامل' },
      type: 'name',
      isNeeded: true,
      help: { en: 'The name', ar: 'الاسم' },
    },
    status: {
      title: { en: 'Status', ar: 'الحالة' },
      type: 'list',
      values: [
        { value: 'active', title: { en: 'Active', ar: 'نشط' } },
        { value: 'left', title: { en: 'Left', ar: 'غادر' } },
      ],
      help: { en: 'Active or left', ar: 'نشط أو غادر' },
    },
  },
  key: ['licence'],
  mostRows: 200_000,
  settings: ['list'],
});
Object.assign(importKinds, { [staffSheet.name]: staffSheet });
