import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MemberCoverage } from '../../../shared/member/member.ts';
import { getMember, type MemberRecord } from '../../_data/member/member.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { daysTo1904 } from '../../_parts/sheetImport/checkRow.ts';
import { type CheckedRow, checkRow } from './checkRow.ts';
import type { RegisterRow } from './registerRow.ts';

/** A date of the register that lies the days between the systems of 1900 and 1904 off the file's. */
export interface ShiftedDay {
  readonly row: number;
  readonly memberId: string;
  readonly policyNumber: string | null;
  readonly field: 'bornOn' | 'startsOn' | 'endsOn' | 'cancelledOn';
}

const dayMs = 86_400_000;

const isShifted = (stored: string | null, said: string | null): boolean =>
  stored !== null && said !== null && Math.abs(Date.parse(stored) - Date.parse(said)) === daysTo1904 * dayMs;

const coverFields = ['startsOn', 'endsOn', 'cancelledOn'] as const;

/** The dates of stored covers of the policy that are off those of the file's cover. */
function shiftedCovers(stored: readonly MemberCoverage[], said: MemberCoverage) {
  const same = stored.filter(({ policyNumber }) => policyNumber.toUpperCase() === said.policyNumber.toUpperCase());
  return coverFields.filter((field) => same.some((each) => isShifted(each[field], said[field])));
}

function shiftedOf({ row, member, coverage }: CheckedRow, stored: MemberRecord): ShiftedDay[] {
  const { memberId } = member;
  const born = isShifted(stored.member.bornOn, member.bornOn)
    ? [{ row, memberId, policyNumber: null, field: 'bornOn' } as const]
    : [];
  const { policyNumber } = coverage;
  const covers = shiftedCovers(stored.coverages, coverage).map((field) => ({ row, memberId, policyNumber, field }));
  return [...born, ...covers];
}

/** What a file was compared with: without a row of a member it says nothing of the register. */
export interface ShiftedDays {
  /** The rows that could be read. */
  readonly rows: number;
  /** Those of members of the register. */
  readonly known: number;
  readonly shifted: readonly ShiftedDay[];
}

/** The dates of a payer's register that an earlier release has stored 1,462 days off what the rows of the payer's file say. */
export async function shiftedDays(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  rows: AsyncIterable<RegisterRow>,
  today: string,
): Promise<ShiftedDays> {
  const shifted: ShiftedDay[] = [];
  let [read, known] = [0, 0];
  for await (const each of rows) {
    const checked = checkRow(each, today);
    if (!('good' in checked)) continue;
    read += 1;
    const stored = await getMember(store, payerId, checked.good.member.memberId);
    if (!stored) continue;
    known += 1;
    shifted.push(...shiftedOf(checked.good, stored));
  }
  return { rows: read, known, shifted };
}
