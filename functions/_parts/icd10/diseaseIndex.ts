import { searchText } from '../../../shared/_field/searchText.ts';
import type { Disease } from '../../../shared/lookups/routes.ts';
import { englishOf } from './arabicTerms.ts';
import { chapterOf } from './chapters.ts';
import { diseaseTables } from './diseaseTables.ts';
import { type CodedDisease, codesIn } from './expand.ts';
import { screenedDiseases } from './screening.ts';

interface Searched extends CodedDisease {
  /** The code as people type it: small letters, without its point. */
  readonly plainCode: string;
  /** Each word behind a space, as search compares it. */
  readonly words: string;
  /** Less is nearer: short descriptions first, and the first contact before later ones. */
  readonly length: number;
}

/** What most patients of a general practice have: before rarer ones that fit as well. */
const usual = new Set(
  `A09 B34.9 D50.9 D64.9 E03.9 E10.9 E11.9 E55.9 E66.9 E78.5 F32.A F41.9 G43.909 H10.9 H25.9 H66.90 I10 I25.10 I50.9 J00 J01.90 J02.9
  J03.90 J06.9 J11.1 J18.9 J20.9 J30.9 J45.909 K02.9 K04.7 K21.9 K29.70 K59.00 L20.9 L50.9 L70.0 M17.9 M54.2 M54.50 N18.9 N20.0 N39.0
  O80 R05.9 R07.9 R10.9 R11.2 R19.7 R42 R50.9 R51.9 U07.1 Z00.00 Z23`.split(/\s+/),
);
const usualCounts = 1000;

const laterContact = / (subsequent encounter|sequela)/;
const laterContactCounts = 100;

function searched(each: CodedDisease): Searched {
  const words = ` ${searchText(each.text)}`;
  const length = words.split(' ').length + (laterContact.test(words) ? laterContactCounts : 0);
  return { ...each, plainCode: plain(each.code), words, length };
}

const plain = (code: string): string => code.replace('.', '').toLowerCase();

/** Every code, in the order of the codes. */
export const allDiseases: readonly Searched[] = diseaseTables
  .flatMap(codesIn)
  .sort((one, other) => (one.code < other.code ? -1 : 1))
  .map(searched);

const byCode = new Map(allDiseases.map((each) => [each.code, each]));

function shown({ code, text }: CodedDisease): Disease {
  const chapter = chapterOf(code);
  return { diseaseId: code, diseaseValue: text, chapterName: chapter.en, chapterNameArabic: chapter.ar };
}

const looksLikeCode = /^[a-z]\d[0-9a-z]?\.?[0-9a-z]{0,4}$/i;

/** How near a disease is to what was typed; null where it is not meant. */
function distanceOf(
  { code, plainCode, words, length }: Searched,
  wanted: string,
  parts: readonly string[],
): number | null {
  if (!parts.every((part) => words.includes(part) || plainCode.startsWith(part.trim()))) return null;
  const isWhole = words.startsWith(` ${wanted}`);
  return length + (isWhole ? 0 : 2 * laterContactCounts) - (usual.has(code) ? usualCounts : 0);
}

function found(term: string): readonly Searched[] {
  if (looksLikeCode.test(term)) {
    const code = plain(term);
    return allDiseases.filter(({ plainCode }) => plainCode.startsWith(code));
  }
  const wanted = englishOf(term) ?? searchText(term);
  if (wanted === '') return [];
  const parts = wanted.split(' ').map((word) => ` ${word}`);
  return allDiseases
    .map((disease) => ({ disease, distance: distanceOf(disease, wanted, parts) }))
    .filter((each): each is { disease: Searched; distance: number } => each.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .map(({ disease }) => disease);
}

interface Wanted {
  readonly excluded: ReadonlySet<string>;
  readonly skip: number;
  readonly take: number;
}

/**
 * The diseases with a code that begins so, or whose description has words that begin with each word of the text; the nearest first.
 * Nothing for an empty text.
 */
export function findDiseases(term: string, { excluded, skip, take }: Wanted): Disease[] {
  const hits = found(term.trim()).filter(({ code }) => !excluded.has(code.toUpperCase()));
  return hits.slice(skip, skip + take).map(shown);
}

/** What a screening service looks for; nothing for another service. */
export const screenedBy = (serviceCode: string): Disease[] =>
  (screenedDiseases[serviceCode.toUpperCase()] ?? []).flatMap((code) => {
    const disease = byCode.get(code);
    return disease ? [shown(disease)] : [];
  });

/** Whether this is a code of the classification, written with its point. */
export const isDiseaseCode = (code: string): boolean => byCode.has(code.toUpperCase());
