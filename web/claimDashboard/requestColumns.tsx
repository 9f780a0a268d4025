import type { TFunction } from 'i18next';
import type { ClaimDashboardRequestRow } from '../../shared/claimDashboard/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** A row for each request. */
export function requestColumns(t: TFunction<'claimDashboard'>): DataColumn<ClaimDashboardRequestRow>[] {
  const column = columnsBy<ClaimDashboardRequestRow, WordOf<'claimDashboard', 'request'>>((name) =>
    t(`request.${name}`),
  );
  return [
    column.name('requesterName'),
    column.text('title', { isSecondary: true }),
    column.code('emailId', { isSecondary: true }),
    column.code('contactNumber', { isHidden: true }),
    column.number('userCount'),
    column.instant('askedAt'),
    column.code('sourceIp', { isSecondary: true }),
    column.code('transactionNumber', { isHidden: true, isWide: true }),
  ];
}
