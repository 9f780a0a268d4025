import type { MemberColumn } from '../../../shared/member/memberColumns.ts';
import type { NamedRow } from '../../_parts/sheet/lines.ts';

/** One row of a register's file, by column. */
export type RegisterRow = NamedRow<MemberColumn>;
