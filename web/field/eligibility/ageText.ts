import { inLanguage } from '../../../shared/_field/bilingual.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago an instant was, in words: "2 minutes ago". */
export function ageText(instant: string, now: number, language: string): string {
  // Latin digits in Arabic too, as everywhere in the portal.
  const words = new Intl.RelativeTimeFormat(inLanguage(language, { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }), {
    numeric: 'auto',
  });
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1000));
  const [unit, size] = units.find(([, unitSize]) => seconds >= unitSize) ?? units[3];
  return words.format(-Math.floor(seconds / size), unit);
}
