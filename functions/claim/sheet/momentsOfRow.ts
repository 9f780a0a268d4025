import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { ClaimSheetRow } from '../../../shared/claim/sheet/claimSheet.ts';

type Moment = 'encounterStart' | 'encounterEnd' | 'lineStart' | 'dateOrdered';

/** In which column the time of a moment may stand, where its day has none. */
const timeOf = {
  encounterStart: 'encounterStartTime',
  encounterEnd: 'encounterEndTime',
  lineStart: 'lineTime',
  dateOrdered: null,
} as const satisfies Record<Moment, keyof ClaimSheetRow | null>;
const moments = Object.keys(timeOf) as Moment[];

/** A program that writes days and times in two columns writes midnight into the first. */
const midnight = '00:00:00';

/** A moment as its columns say it, or what is wrong with it. A time that nobody wrote is not guessed. */
function readMoment(row: ClaimSheetRow, moment: Moment): { readonly local: string | null } | ImportProblem {
  const column = timeOf[moment];
  const beside = column && row[column];
  const said = row[moment];
  if (said === null) return beside === null ? { local: null } : { column: moment, code: 'required' };
  const [day, within] = said.split('T');
  const time = within === undefined || within === midnight ? (beside ?? within) : within;
  if (time === undefined) return { column: moment, code: 'timeMissing' };
  return beside !== null && beside !== time ? { column, code: 'otherTime' } : { local: `${day}T${time}` };
}

/** What is wrong with the days and times of a row. */
export const momentProblems = (row: ClaimSheetRow): ImportProblem[] =>
  moments.flatMap((moment) => {
    const read = readMoment(row, moment);
    return 'code' in read ? [read] : [];
  });

/** An instant (ISO) of a row without such problems. */
export function instantOf(row: ClaimSheetRow, moment: Moment): string | null {
  const read = readMoment(row, moment);
  return 'local' in read && read.local !== null ? new Date(`${read.local}+04:00`).toISOString() : null;
}
