import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { searchText, searchTokens } from '../../shared/_field/searchText.ts';
import type { Country } from '../../shared/lookups/routes.ts';

/** Names where the library has an official, an old or an inverted one. */
const corrected: Readonly<Record<string, { readonly en?: string; readonly ar?: string }>> = {
  BN: { en: 'Brunei' },
  CI: { en: "Côte d'Ivoire" },
  CN: { en: 'China' },
  FM: { en: 'Micronesia', ar: 'ميكرونيزيا' },
  GM: { en: 'Gambia' },
  IR: { en: 'Iran' },
  LA: { en: 'Laos' },
  MD: { en: 'Moldova' },
  MK: { en: 'North Macedonia' },
  MM: { ar: 'ميانمار' },
  OM: { ar: 'عُمان' },
  PS: { en: 'Palestine' },
  RU: { en: 'Russia' },
  SY: { en: 'Syria' },
  SZ: { ar: 'إسواتيني' },
  TW: { en: 'Taiwan' },
  TZ: { en: 'Tanzania' },
  VA: { en: 'Vatican City' },
};

const namesIn = (names: object, code: string): string => {
  const name = (names as Record<string, string | string[]>)[code];
  return (Array.isArray(name) ? name[0] : name) ?? code;
};

/** The Gulf states: most patients come from one of them. */
const gulf = ['AE', 'SA', 'OM', 'KW', 'QA', 'BH'];
/** Where nobody is at home. */
const uninhabited = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];

const byName = (one: Country, other: Country): number => one.name.localeCompare(other.name, 'en');

const all: readonly Country[] = (codes as [string, string, string][])
  .map(([code, code3, number]) => ({
    id: Number(number),
    name: corrected[code]?.en ?? namesIn(english.countries, code),
    nameArabic: corrected[code]?.ar ?? namesIn(arabic.countries, code),
    code,
    code3,
  }))
  .sort(byName);

const firstOnes = (codesFirst: readonly string[]): readonly Country[] => [
  ...codesFirst.flatMap((code) => all.filter((each) => each.code === code)),
  ...all.filter(({ code }) => !codesFirst.includes(code)),
];

/** Every country and territory of ISO 3166, the Emirates first, then by English name. */
export const countries = firstOnes(['AE']);

/** Those that a patient can come from: the Emirates and the Gulf states first. */
export const countriesOfPatients = firstOnes(gulf).filter(({ code }) => !uninhabited.includes(code));

const searchable = countries.map((country) => ({
  country,
  codes: [country.code, country.code3].map(searchText),
  tokens: [country.name, country.nameArabic].flatMap(searchTokens),
}));

/** The countries with a code, or with a name in either language of which a word begins so; all without a text. */
export function countriesLike(text: string): readonly Country[] {
  const wanted = searchText(text);
  const found = searchable.filter(
    (each) => each.codes.includes(wanted) || each.tokens.some((token) => token.startsWith(wanted)),
  );
  return found.map(({ country }) => country);
}
