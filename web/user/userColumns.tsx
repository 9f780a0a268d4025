import type { TFunction } from 'i18next';
import type { UserRow } from '../../shared/user/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { UserStateChip } from './UserStateChip.ts';

/** A row for each person; of those whose sign-in is paused with the end of the pause. */
export function userColumns(t: TFunction<'user'>, arePaused: boolean): DataColumn<UserRow>[] {
  const column = columnsBy<UserRow, WordOf<'user', 'field'>>((name) => t(`field.${name}`));
  return [
    column.name('fullName'),
    column.text('state', {
      width: 155,
      value: ({ state }) => t(`state.${state}`),
      cell: (row) => <UserStateChip state={row.state} />,
    }),
    ...(arePaused ? [column.instant('pausedUntil', { value: (row) => row.pausedUntil ?? null })] : []),
    column.code('username', { width: 240, isSecondary: true }),
    column.date('lastSignInOn', { isSecondary: true }),
    column.code('roles', { value: ({ roles }) => roles.join(', '), isWide: true, isSecondary: true }),
    column.code('clinicianLicense', { isHidden: true }),
  ];
}
