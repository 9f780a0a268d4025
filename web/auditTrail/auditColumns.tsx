import type { TFunction } from 'i18next';
import type { AuditEntry } from '../../shared/auditTrail/auditEntry.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** A row for each entry. A person or a facility that is not there any more stands with its id. */
export function auditColumns(t: TFunction<'auditTrail'>): DataColumn<AuditEntry>[] {
  const column = columnsBy<AuditEntry, WordOf<'auditTrail', 'column'>>((name) => t(`column.${name}`));
  return [
    column.instant('at'),
    column.code('actor', { value: ({ actor }) => actor && (actor.name ?? actor.id) }),
    column.code('action'),
    column.code('outcome', { width: 130 }),
    column.code('entity', { width: 130, isSecondary: true }),
    column.code('entityId', { isSecondary: true, isWide: true }),
    column.code('facility', { value: ({ facility }) => facility && (facility.name ?? facility.id), isSecondary: true }),
    column.code('sourceIp', { width: 140, isSecondary: true }),
    column.code('requestId', { isHidden: true, isWide: true }),
  ];
}
