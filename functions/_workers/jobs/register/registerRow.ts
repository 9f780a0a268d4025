import type { MemberColumn } from '../../../../shared/model/memberColumns.ts';
import type { NamedRow } from '../sheet/lines.ts';

/** One row of a register's file, by column. */
export type RegisterRow = NamedRow<MemberColumn>;
