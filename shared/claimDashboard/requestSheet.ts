import { claimDashboardAccessTypes } from '../_field/lookupLists/portal.ts';
import type { LookupEntry } from '../_field/lookups.ts';
import { namedChoices, type SheetTemplate } from '../_field/sheetTemplate.ts';
import { type ImportValue, importKind } from '../_parts/sheetImport.ts';
import { mostRequestUsers } from './requestForm.ts';

/** The groups that may be chosen today. */
export interface GroupChoices {
  readonly groupOwners: readonly LookupEntry[];
  readonly subGroups: readonly LookupEntry[];
}

const valuesOf = (entries: readonly LookupEntry[]): ImportValue[] =>
  entries.map(({ id, name, nameArabic }) => ({ value: String(id), title: { en: name, ar: nameArabic } }));

const severalNames = { en: 'Several names are divided by commas.', ar: 'افصل بين الأسماء بفواصل.' };

/** The sheet of users: one row for each user and access type. */
export const requestSheet = ({ groupOwners, subGroups }: GroupChoices) =>
  importKind({
    name: 'claimDashboardUsers',
    title: { en: 'Users of the claim dashboard', ar: 'مستخدمو لوحة المطالبات' },
    access: [],
    scopes: [],
    mostRows: mostRequestUsers,
    // A row is compared by the rules of the form: the same person may stand in several rows.
    key: ['userName', 'emailId', 'accessType', 'groups', 'subGroups', 'facilityLicenses'],
    columns: {
      userName: {
        title: { en: 'User name', ar: 'اسم المستخدم' },
        type: 'text',
        most: 100,
        isNeeded: true,
        help: { en: 'The name of the person.', ar: 'اسم الشخص.' },
      },
      emailId: {
        title: { en: 'Email', ar: 'البريد الإلكتروني' },
        aliases: ['Email id', 'Email address', 'Emailid'],
        type: 'text',
        most: 254,
        isNeeded: true,
        help: { en: 'The address of the person, as name@clinic.ae.', ar: 'عنوان الشخص، مثل name@clinic.ae.' },
      },
      accessType: {
        title: { en: 'Access type', ar: 'نوع الوصول' },
        type: 'list',
        values: valuesOf(claimDashboardAccessTypes),
        isNeeded: true,
        help: {
          en: 'Says which one of the next three columns is needed.',
          ar: 'يحدد أيًّا من الأعمدة الثلاثة التالية مطلوب.',
        },
      },
      groups: {
        title: { en: 'Group owners', ar: 'مالكو المجموعات' },
        aliases: ['Group owner', 'مالك المجموعة'],
        type: 'many',
        most: 2000,
        values: valuesOf(groupOwners),
        help: severalNames,
      },
      subGroups: {
        title: { en: 'Sub groups', ar: 'المجموعات الفرعية' },
        aliases: ['Sub group', 'المجموعة الفرعية'],
        type: 'many',
        most: 2000,
        values: valuesOf(subGroups),
        help: severalNames,
      },
      facilityLicenses: {
        title: { en: 'Facility licences', ar: 'تراخيص المنشآت' },
        aliases: ['Facility licence', 'Facility license', 'Facility licenses', 'ترخيص المنشأة'],
        type: 'text',
        most: 2000,
        help: { en: 'Several licences are divided by commas.', ar: 'افصل بين التراخيص بفواصل.' },
      },
    },
  });

/** The empty sheet of users. */
export function requestTemplate(choices: GroupChoices): SheetTemplate {
  const { columns } = requestSheet(choices);
  const all = Object.values(columns);
  const lists = [
    [columns.accessType, claimDashboardAccessTypes],
    [columns.groups, choices.groupOwners],
    [columns.subGroups, choices.subGroups],
  ] as const;
  return {
    name: 'Users',
    columns: all.map(({ title }) => title.en),
    needed: [columns.userName, columns.emailId, columns.accessType].map(({ title }) => title.en),
    help: Object.fromEntries(all.map(({ title, help }) => [title.en, help])),
    rows: mostRequestUsers,
    choices: Object.fromEntries(
      lists.flatMap(([{ title }, entries]) => (entries.length > 0 ? [[title.en, namedChoices(entries)] as const] : [])),
    ),
  };
}
