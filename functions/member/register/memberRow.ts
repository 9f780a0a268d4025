import { asciiDigits } from '../../../shared/_field/searchText.ts';
import type { ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import { isMemberId, type Member, type MemberCoverage } from '../../../shared/member/member.ts';
import type { MemberColumn } from '../../../shared/member/memberColumns.ts';

/** What the cells of a row say, by column; a column whose cell is wrong is left out. */
export type MemberValues = Partial<Record<MemberColumn, ImportRow[string]>>;

/** The text, day or choice of a column; null where it is empty or left out. */
function wordOf(values: MemberValues, column: MemberColumn): string | null {
  const value = values[column];
  return typeof value === 'string' ? value : null;
}

function numberOf(values: MemberValues, column: MemberColumn): number | null {
  const value = values[column];
  return typeof value === 'number' ? value : null;
}

/** The card number of a row, as the register keeps it. */
export const memberIdOf = (values: MemberValues): string => asciiDigits(wordOf(values, 'MemberID') ?? '');

/** What is wrong with a row that no cell says alone. `today` is a day of the Emirates. */
export function memberRowProblems(values: MemberValues, today: string): ImportProblem[] {
  const memberId = memberIdOf(values);
  const [bornOn, startsOn, endsOn, cancelledOn] = (['BirthDate', 'StartDate', 'EndDate', 'CancelledOn'] as const).map(
    (column) => wordOf(values, column),
  );
  const isDayMissing = values.Status === 'cancelled' && values.CancelledOn === null;
  const wrong: readonly (readonly [boolean, MemberColumn, string])[] = [
    [memberId !== '' && !isMemberId(memberId), 'MemberID', 'memberId'],
    [Boolean(bornOn && bornOn > today), 'BirthDate', 'inFuture'],
    [Boolean(startsOn && endsOn && endsOn < startsOn), 'EndDate', 'endsBeforeStart'],
    [isDayMissing, 'CancelledOn', 'required'],
    [Boolean(cancelledOn && startsOn && cancelledOn < startsOn), 'CancelledOn', 'cancelledBeforeStart'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, column, code]) => ({ column, code }));
}

/** The member that a good row states. */
export const memberOfRow = (values: MemberValues): Member => ({
  memberId: memberIdOf(values),
  emiratesId: wordOf(values, 'EmiratesID'),
  fullName: wordOf(values, 'FullName') ?? '',
  fullNameArabic: wordOf(values, 'FullNameArabic'),
  bornOn: wordOf(values, 'BirthDate') ?? '',
  gender: (wordOf(values, 'Gender') ?? 'unknown') as Member['gender'],
  relation: (wordOf(values, 'Relation') ?? 'principal') as Member['relation'],
});

/** The day from which a cover does not hold any more; null where it goes on. A day without a status is meant: nobody writes it for a cover that goes on. */
function cancelledOnOf(values: MemberValues): string | null {
  const status = wordOf(values, 'Status');
  return status === 'cancelled' || status === null ? wordOf(values, 'CancelledOn') : null;
}

/** The cover that a good row states. */
export function coverageOfRow(values: MemberValues): MemberCoverage {
  const networkName = wordOf(values, 'Network');
  const gatekeeping = wordOf(values, 'Gatekeeping') as MemberCoverage['gatekeeping'] | null;
  const aed = numberOf(values, 'CoPaymentAED');
  return {
    policyNumber: wordOf(values, 'PolicyNumber') ?? '',
    planName: wordOf(values, 'PlanName') ?? '',
    startsOn: wordOf(values, 'StartDate') ?? '',
    endsOn: wordOf(values, 'EndDate') ?? '',
    cancelledOn: cancelledOnOf(values),
    coPaymentPercent: numberOf(values, 'CoPaymentPercent'),
    coPaymentFils: aed === null ? null : Math.round(aed * 100),
    ...(networkName && { networkName }),
    ...(gatekeeping && { gatekeeping }),
  };
}
