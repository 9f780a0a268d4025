import { emiratesIdDigits, isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { isMemberId, type Member, type MemberCoverage, memberRelations } from '../../../shared/member/member.ts';
import type { MemberColumn } from '../../../shared/member/memberColumns.ts';
import { RowReader } from '../../_parts/sheet/rowReader.ts';
import type { RegisterRow } from './registerRow.ts';

export interface CheckedRow {
  readonly row: number;
  readonly member: Member;
  readonly coverage: MemberCoverage;
}

type Checked = { readonly good: CheckedRow } | { readonly problems: readonly JobProblem[] };

/** The codes of both regulators, and words. */
const genderWords: Readonly<Record<string, Member['gender']>> = {
  '0': 'female',
  '1': 'male',
  '9': 'unknown',
  f: 'female',
  m: 'male',
  female: 'female',
  male: 'male',
  unknown: 'unknown',
};
const relationCodes: Readonly<Record<string, Member['relation']>> = {
  '1': 'principal',
  '2': 'spouse',
  '3': 'child',
  '4': 'parent',
  '5': 'other',
};
const gatekeepingWords: Readonly<Record<string, MemberCoverage['gatekeeping']>> = { yes: 'required', no: 'none' };
/** Contract statuses of the regulators (domain reference, 4.5): one ends a cover, the others state it as it is now. */
const cancelling = new Set(['cancelled', 'newborn-cancellation']);
const stating = new Set([
  'active',
  'new',
  'restarted',
  'renewed',
  'corrected',
  'corrected date',
  'updated emiratesidnumber',
  'gap enrollment',
  'recon',
  'newborn',
  'warzone',
  'visitor',
  'newborn-correction',
]);

const relations = { ...relationCodes, ...Object.fromEntries(memberRelations.map((name) => [name, name])) };

function memberOf(read: RowReader<MemberColumn>, today: string): Member {
  const memberId = read.filled('MemberID', 30);
  if (memberId && !isMemberId(memberId)) read.wrong('MemberID', 'memberId');
  const emiratesId = read.text('EmiratesID');
  if (emiratesId && !isEmiratesId(emiratesId)) read.wrong('EmiratesID', 'emiratesId');
  const bornOn = read.day('BirthDate');
  if (bornOn && bornOn > today) read.wrong('BirthDate', 'inFuture');
  return {
    memberId,
    emiratesId: emiratesId ? emiratesIdDigits(emiratesId) : null,
    fullName: read.filled('FullName', 200),
    fullNameArabic: read.text('FullNameArabic').slice(0, 200) || null,
    bornOn: bornOn ?? '',
    gender: read.oneOf('Gender', genderWords, 'unknown'),
    relation: read.oneOf('Relation', relations, 'principal'),
  };
}

function coverageOf(read: RowReader<MemberColumn>): MemberCoverage {
  const startsOn = read.day('StartDate') ?? '';
  const endsOn = read.day('EndDate') ?? '';
  if (startsOn && endsOn && endsOn < startsOn) read.wrong('EndDate', 'endsBeforeStart');
  const status = read.text('Status').toLowerCase();
  // A day of cancellation without a status is meant: nobody writes it for a cover that goes on.
  const isCancelled = cancelling.has(status) || (status === '' && read.text('CancelledOn') !== '');
  if (status && !isCancelled && !stating.has(status)) read.wrong('Status', 'unknownValue');
  const cancelledOn = read.day('CancelledOn', isCancelled);
  if (cancelledOn && startsOn && cancelledOn < startsOn) read.wrong('CancelledOn', 'cancelledBeforeStart');
  const networkName = read.text('Network').slice(0, 100);
  const gatekeeping = read.oneOf('Gatekeeping', gatekeepingWords, undefined);
  const aed = read.number('CoPaymentAED', 100_000);
  return {
    policyNumber: read.filled('PolicyNumber', 50),
    planName: read.filled('PlanName', 200),
    startsOn,
    endsOn,
    cancelledOn: isCancelled ? cancelledOn : null,
    coPaymentPercent: read.number('CoPaymentPercent', 100),
    coPaymentFils: aed === null ? null : Math.round(aed * 100),
    ...(networkName && { networkName }),
    ...(gatekeeping && { gatekeeping }),
  };
}

/** A row as the member and the cover that it states, or everything that is wrong with it. `today` is a day of the Emirates. */
export function checkRow(row: RegisterRow, today: string): Checked {
  const read = new RowReader<MemberColumn>(row);
  read.checkFormulas();
  const member = memberOf(read, today);
  const coverage = coverageOf(read);
  return read.problems.length > 0 ? { problems: read.problems } : { good: { row: row.row, member, coverage } };
}
