import { brand } from '../../shared/brand.ts';
import { audienceEntries, newCircularPuts, type StoredCircular } from '../_data/circular/circular.ts';
import type { Demo } from '../_demo/demo.ts';
import { crescent } from '../_demo/payers.ts';
import { provenAskedPayerId } from '../_kit/proof.ts';

const dayMs = 86_400_000;

/** A circular of the portal in force, its draft of the next one, and an insurer's circular that supersedes an earlier one. */
export const demoCirculars = {
  published: '01KBC1RC000000000000000001',
  draft: '01KBC1RC000000000000000002',
  earlier: '01KBC1RC000000000000000003',
  current: '01KBC1RC000000000000000004',
} as const;

const numberOf = (id: string): string => `CIR-2026-${id.slice(-8)}`;
const named = (circularId: string) => ({ circularId, circularNumber: numberOf(circularId) });

const portal = { payerId: null, payerName: brand.names.en, payerNameArabic: brand.names.ar };
const insurer = {
  payerId: provenAskedPayerId(crescent),
  payerName: brand.insurer.names.en,
  payerNameArabic: brand.insurer.names.ar,
};

/** To all providers, from an instant on; nothing stops anybody's work in the demonstration. */
const circular = (
  circularId: string,
  publishedAt: string | null,
  given: Pick<StoredCircular, 'payerId' | 'payerName' | 'payerNameArabic' | 'title' | 'titleArabic' | 'text'> &
    Partial<StoredCircular> & { textArabic: string },
): StoredCircular => ({
  ...{ circularId, circularNumber: numberOf(circularId), isMustRead: false, endsOn: null, edition: 1, publishedAt },
  effectiveOn: '2026-11-01',
  ...{ to: 'providers', kinds: [], emirates: [], facilityIds: [], facilityLicenses: [] },
  state: publishedAt === null ? 'draft' : 'published',
  ...{ supersedes: null, supersededBy: null, withdrawn: null, authors: [], waiting: null, refused: null },
  ...given,
});

const codesBefore = {
  ...insurer,
  title: 'Codes of teleconsultations',
  titleArabic: 'رموز الاستشارات عن بُعد',
  text: 'Please claim teleconsultations with encounter type 10 from 1 December on.',
  textArabic: 'يرجى تقديم مطالبات الاستشارات عن بُعد بنوع الزيارة 10 اعتبارًا من 1 ديسمبر.',
};

/** The circulars of the demonstration. */
export const demo: Demo = ({ now }) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const all = [
    circular(demoCirculars.published, daysAgo(3), {
      ...portal,
      title: 'Work of maintenance on Friday',
      titleArabic: 'أعمال صيانة يوم الجمعة',
      text: 'The portal is maintained on Friday between 02:00 and 03:00. What you send meanwhile waits and is not lost.',
      textArabic: 'تجري صيانة البوابة يوم الجمعة بين الساعة 02:00 و03:00. ما ترسلونه خلالها ينتظر ولا يضيع.',
    }),
    circular(demoCirculars.draft, null, {
      ...portal,
      title: 'Holidays in December',
      titleArabic: 'عطلات ديسمبر',
      text: 'The support of the portal answers on holidays by mail only.',
      textArabic: 'يرد فريق دعم البوابة في العطلات بالبريد فقط.',
    }),
    circular(demoCirculars.earlier, daysAgo(9), {
      ...codesBefore,
      state: 'superseded',
      supersededBy: named(demoCirculars.current),
    }),
    circular(demoCirculars.current, daysAgo(1), {
      ...codesBefore,
      text: 'Please claim teleconsultations with encounter type 10 from 15 December on, not from 1 December.',
      textArabic: 'يرجى تقديم مطالبات الاستشارات عن بُعد بنوع الزيارة 10 اعتبارًا من 15 ديسمبر لا من 1 ديسمبر.',
      supersedes: named(demoCirculars.earlier),
    }),
  ];
  return all.flatMap((each) => [...newCircularPuts(each), ...(each.publishedAt === null ? [] : audienceEntries(each))]);
};
