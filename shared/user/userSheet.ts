import { moduleAccess } from '../_field/moduleAccess.ts';
import { roles } from '../_field/roles.ts';
import { emiratesIdColumn, importKind } from '../_parts/sheetImport.ts';

const severalByCommas = { en: 'Several are divided by commas.', ar: 'افصل بين القيم المتعددة بفواصل.' };

/**
 * People and their rights, one row for each person. A sheet adds people and corrects what it names of those who are there: it gives roles
 * and facilities and takes none away, and an empty cell leaves everything as it is.
 */
export const userSheet = importKind({
  name: 'users',
  title: { en: 'Users', ar: 'المستخدمون' },
  access: moduleAccess.users,
  scopes: ['facility', 'all'],
  allFor: ['SuperAdmin', 'SetupAdmin'],
  columns: {
    email: {
      title: { en: 'Email', ar: 'البريد الإلكتروني' },
      aliases: ['E-mail', 'Email address', 'User name', 'Username', 'اسم المستخدم'],
      type: 'email',
      most: 254,
      isNeeded: true,
      help: {
        en: 'Says who it is: the address is the user name, and new people get their invitation there.',
        ar: 'يحدد الشخص: العنوان هو اسم المستخدم، وتصل إليه دعوة المستخدم الجديد.',
      },
    },
    firstName: {
      title: { en: 'First name', ar: 'الاسم الأول' },
      aliases: ['Given name', 'Name'],
      type: 'name',
      most: 100,
      help: {
        en: 'Needed for new people, as on the Emirates ID.',
        ar: 'مطلوب للمستخدم الجديد، كما في الهوية الإماراتية.',
      },
    },
    lastName: {
      title: { en: 'Last name', ar: 'اسم العائلة' },
      aliases: ['Surname', 'Family name'],
      type: 'name',
      most: 100,
      help: {
        en: 'Needed for new people, as on the Emirates ID.',
        ar: 'مطلوب للمستخدم الجديد، كما في الهوية الإماراتية.',
      },
    },
    mobile: {
      title: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
      aliases: ['Mobile', 'Phone', 'الهاتف المتحرك'],
      type: 'mobile',
      help: { en: 'As 050 123 4567 or +971501234567.', ar: 'مثل 0501234567 أو ‎+971501234567.' },
    },
    emiratesId: {
      ...emiratesIdColumn,
      help: {
        en: 'Fifteen digits. One that is known is not replaced.',
        ar: 'خمسة عشر رقمًا. لا يُستبدل الرقم المسجل سابقًا.',
      },
    },
    facilities: {
      title: { en: 'Facility licences', ar: 'تراخيص المنشآت' },
      aliases: ['Facility licence', 'Facility license', 'Facility licenses', 'ترخيص المنشأة'],
      type: 'text',
      most: 2000,
      help: {
        en: 'Where the person works. Several are divided by commas; without one a new person is added to your current facility.',
        ar: 'مكان عمل الشخص. افصل بين التراخيص بفواصل؛ وإن تُرك فارغًا يُضاف المستخدم الجديد إلى منشأتكم الحالية.',
      },
    },
    roles: {
      title: { en: 'Roles', ar: 'الأدوار' },
      aliases: ['Role', 'User type', 'Job', 'Job title', 'الدور'],
      type: 'many',
      most: 2000,
      values: roles.map((value) => ({ value, title: { en: value, ar: value } })),
      help: severalByCommas,
    },
    clinicianLicence: {
      title: { en: 'Clinician licence', ar: 'رقم الترخيص المهني' },
      aliases: ['Clinician license', 'Professional licence', 'License Number'],
      type: 'licence',
      most: 30,
      help: { en: 'As the register has it for this person.', ar: 'كما هو مسجل للشخص في السجل.' },
    },
  },
  key: ['email'],
  // Two addresses with one card or one licence are one person under two spellings.
  unique: ['emiratesId', 'clinicianLicence'],
  mostRows: 2000,
});
