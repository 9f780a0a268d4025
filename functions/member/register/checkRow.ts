import { asciiDigits } from '../../../shared/_field/searchText.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { isMemberId, type Member, type MemberCoverage } from '../../../shared/member/member.ts';
import { type MemberColumn, memberSheet } from '../../../shared/member/memberColumns.ts';
import { RowReader } from '../../_parts/sheetImport/rowReader.ts';
import type { RegisterRow } from './registerRow.ts';

export interface CheckedRow {
  readonly row: number;
  readonly member: Member;
  readonly coverage: MemberCoverage;
}

type Checked = { readonly good: CheckedRow } | { readonly problems: readonly JobProblem[] };

function memberOf(read: RowReader<MemberColumn>, today: string): Member {
  const memberId = asciiDigits(read.word('MemberID') ?? '');
  if (memberId && !isMemberId(memberId)) read.wrong('MemberID', 'memberId');
  const bornOn = read.word('BirthDate') ?? '';
  if (bornOn > today) read.wrong('BirthDate', 'inFuture');
  return {
    memberId,
    emiratesId: read.word('EmiratesID'),
    fullName: read.word('FullName') ?? '',
    fullNameArabic: read.word('FullNameArabic'),
    bornOn,
    gender: (read.word('Gender') ?? 'unknown') as Member['gender'],
    relation: (read.word('Relation') ?? 'principal') as Member['relation'],
  };
}

/** The day from which a cover does not hold any more; null where it goes on. */
function cancelledOnOf(read: RowReader<MemberColumn>, startsOn: string): string | null {
  const status = read.word('Status');
  const cancelledOn = read.word('CancelledOn');
  // A day of cancellation without a status is meant: nobody writes it for a cover that goes on.
  const isCancelled = status === 'cancelled' || read.text('Status') === '';
  if (status === 'cancelled' && read.text('CancelledOn') === '') read.wrong('CancelledOn', 'required');
  if (cancelledOn && cancelledOn < startsOn) read.wrong('CancelledOn', 'cancelledBeforeStart');
  return isCancelled ? cancelledOn : null;
}

function coverageOf(read: RowReader<MemberColumn>): MemberCoverage {
  const startsOn = read.word('StartDate') ?? '';
  const endsOn = read.word('EndDate') ?? '';
  if (startsOn && endsOn && endsOn < startsOn) read.wrong('EndDate', 'endsBeforeStart');
  const networkName = read.word('Network');
  const gatekeeping = read.word('Gatekeeping') as MemberCoverage['gatekeeping'] | null;
  const aed = read.number('CoPaymentAED');
  return {
    policyNumber: read.word('PolicyNumber') ?? '',
    planName: read.word('PlanName') ?? '',
    startsOn,
    endsOn,
    cancelledOn: cancelledOnOf(read, startsOn),
    coPaymentPercent: read.number('CoPaymentPercent'),
    coPaymentFils: aed === null ? null : Math.round(aed * 100),
    ...(networkName && { networkName }),
    ...(gatekeeping && { gatekeeping }),
  };
}

/** A row as the member and the cover that it states, or everything that is wrong with it. `today` is a day of the Emirates. */
export function checkRow(row: RegisterRow, today: string): Checked {
  const read = new RowReader<MemberColumn>(row, memberSheet);
  const member = memberOf(read, today);
  const coverage = coverageOf(read);
  return read.problems.length > 0 ? { problems: read.problems } : { good: { row: row.row, member, coverage } };
}
