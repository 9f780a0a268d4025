import type { TFunction } from 'i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { ClinicianMove } from '../../../shared/clinician/clinicianMove.ts';
import type { WordOf } from '../../base/texts.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { MoveKindChip } from './MoveKindChip.ts';

/** A row for each change that was told; the record shows the same. */
export function moveColumns(
  t: TFunction<['clinicianMove', 'clinician']>,
  language: string,
): DataColumn<ClinicianMove>[] {
  const column = columnsBy<ClinicianMove, WordOf<'clinicianMove', 'field'>>((name) => t(`field.${name}`));
  return [
    column.text('kind', {
      value: (row) => t(`kind.${row.kind}`),
      cell: (row) => <MoveKindChip state={row.kind} />,
    }),
    column.date('effectiveOn'),
    column.name('clinician', { value: (row) => nameIn(language, row, 'fullName') }),
    column.code('licenseNo', { isSecondary: true }),
    column.text('specialty', { value: (row) => nameIn(language, row, 'specialty'), isSecondary: true }),
    column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true }),
    column.code('facilityLicense', { isHidden: true }),
    column.name('to', { value: (row) => row.to && nameIn(language, row.to, 'facilityName'), isSecondary: true }),
    column.text('license', { value: (row) => t(`clinician:license.${row.license}`), isSecondary: true }),
    column.text('worksElsewhere', {
      value: (row) => t(row.worksElsewhere ? 'elsewhereYes' : 'elsewhereNo'),
      isSecondary: true,
    }),
    column.text('reason', { value: (row) => row.reason && t(`reason.${row.reason}`), isHidden: true }),
    column.text('note', { isHidden: true }),
    column.instant('madeAt', { isSecondary: true }),
    column.name('madeByName', { isHidden: true }),
  ];
}
