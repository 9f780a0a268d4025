import type { Bilingual } from '../_field/bilingual.ts';

/** How far somebody may turn a group off: wholly, in one of the two places only, or by mail only because the portal always tells it. */
type Stays = 'nowhere' | 'somewhere' | 'inPortal';

interface NewsGroup {
  /** As settings and mails call it. */
  readonly title: Bilingual;
  readonly stays: Stays;
  /** The portal mails each of these by itself, at once, and nobody turns that off. */
  readonly mailsItself?: true;
}

/**
 * THE table of the groups in which people choose what they hear of. What the specification demands to be told stays somewhere
 * (REQ-EAUTH-20), what guards the account or must be acknowledged stays in the portal.
 */
export const newsGroups = {
  answers: { title: { en: 'Answers to your requests', ar: 'الردود على طلباتك' }, stays: 'somewhere' },
  questions: { title: { en: 'Questions to you', ar: 'الأسئلة الموجهة إليك' }, stays: 'somewhere' },
  work: { title: { en: 'Work that waits for you', ar: 'أعمال بانتظارك' }, stays: 'somewhere' },
  deadlines: { title: { en: 'Deadlines', ar: 'المواعيد النهائية' }, stays: 'somewhere' },
  network: { title: { en: 'Network and contract', ar: 'الشبكة والعقد' }, stays: 'somewhere' },
  facility: { title: { en: 'Your facility and its clinicians', ar: 'منشأتك ومهنيوها الصحيون' }, stays: 'somewhere' },
  prices: { title: { en: 'Prices and formularies', ar: 'الأسعار وقوائم الأدوية المغطاة' }, stays: 'nowhere' },
  files: { title: { en: 'Imports and exports', ar: 'ملفات الاستيراد والتصدير' }, stays: 'nowhere' },
  surveys: { title: { en: 'Surveys', ar: 'الاستبيانات' }, stays: 'nowhere' },
  circulars: { title: { en: 'Circulars', ar: 'التعاميم' }, stays: 'inPortal' },
  account: { title: { en: 'Your account', ar: 'حسابك' }, stays: 'inPortal' },
  security: {
    title: { en: 'Password and second factors', ar: 'كلمة المرور وعوامل التحقق الثانية' },
    stays: 'inPortal',
    mailsItself: true,
  },
} as const satisfies Record<string, NewsGroup>;
export type NewsGroupName = keyof typeof newsGroups;
export const newsGroupNames = Object.keys(newsGroups) as NewsGroupName[];

export const newsGroupOf = (group: NewsGroupName): NewsGroup => newsGroups[group];

/** Where a group may be turned off. */
export const canLeavePortal = (group: NewsGroupName): boolean => newsGroupOf(group).stays !== 'inPortal';
export const canBeMailed = (group: NewsGroupName): boolean => !newsGroupOf(group).mailsItself;
