import type { JobProblem } from '../../../shared/job/routes.ts';
import type { Member, MemberCoverage } from '../../../shared/member/member.ts';
import { type MemberColumn, memberSheet } from '../../../shared/member/memberColumns.ts';
import { RowReader } from '../../_parts/sheetImport/rowReader.ts';
import { coverageOfRow, memberOfRow, memberRowProblems } from './memberRow.ts';
import type { RegisterRow } from './registerRow.ts';

export interface CheckedRow {
  readonly row: number;
  readonly member: Member;
  readonly coverage: MemberCoverage;
}

type Checked = { readonly good: CheckedRow } | { readonly problems: readonly JobProblem[] };

/** A row as the member and the cover that it states, or everything that is wrong with it. `today` is a day of the Emirates. */
export function checkRow(row: RegisterRow, today: string): Checked {
  const read = new RowReader<MemberColumn>(row, memberSheet);
  const values = read.values();
  for (const { column, code } of memberRowProblems(values, today)) read.wrong(column as MemberColumn, code);
  if (read.problems.length > 0) return { problems: read.problems };
  return { good: { row: row.row, member: memberOfRow(values), coverage: coverageOfRow(values) } };
}
