import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts, ImportProblem } from '../../shared/_parts/sheetImport.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { countText, failureText } from '../parts/job/jobTexts.ts';

type CountName = WordOf<'sheetImport', 'count'>;

/** A text of the sheet within a sentence of the screen, which may run the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What is wrong with a cell or a row, in the words of the returned file. */
export function problemText(code: string, language: string): string {
  const words = importProblemTexts[code];
  return words ? inLanguage(language, words) : code;
}

/** The title of a kind's column; a column that the kind has no more keeps its name. */
export function columnTitle({ columns }: Pick<ImportKindFacts, 'columns'>, name: string, language: string): string {
  const column = columns[name];
  return column ? inLanguage(language, column.title) : name;
}

/** A problem with its place: `Full name: This value is missing.` */
export function placedProblem(facts: ImportKindFacts, { column, code }: ImportProblem, language: string): string {
  const text = problemText(code, language);
  return column === null ? text : `${columnTitle(facts, column, language)}: ${text}`;
}

/** Says why a sheet could not be read or written. */
export function useFailureText({ mostRows }: ImportKindFacts): (code: string) => string {
  const { t } = useTranslation('sheetImport');
  const { t: tJob } = useTranslation('job');
  return (code) =>
    code === 'tooManyRows' ? t('tooManyRows', { most: countText(mostRows) as never }) : failureText(code, tJob);
}

const checkedNames = ['new', 'changed', 'same', 'wrong', 'twiceInFile', 'twiceInStore'] as const;
const writtenNames = ['added', 'changed', 'same', 'wrong'] as const;
const undoneNames = ['reverted', 'kept'] as const;

/** The counts of an import that its state is about, with their names. */
export function countsOf(imported: SheetImportView): readonly (readonly [CountName, number])[] {
  const { state, checked, written, undone } = imported;
  const named = (names: readonly CountName[], counts: Readonly<Record<string, number>>) =>
    names.map((name) => [name, counts[name] ?? 0] as const);
  const hidden = (checked.hidden ?? 0) > 0 ? (['hidden'] as const) : [];
  if (['announced', 'failed', 'checking', 'checked'].includes(state))
    return named([...checkedNames, ...hidden], checked);
  if (state === 'undoing' || state === 'undone') return named(undoneNames, undone);
  return named(writtenNames, written);
}
