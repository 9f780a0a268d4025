import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { ClinicianChip, standingOf } from './ClinicianChip.ts';

/** A row for each clinician of a facility. */
export function clinicianColumns(t: TFunction<'clinician'>, language: string): DataColumn<ClinicianRow>[] {
  const today = emiratesDateOf(new Date());
  const column = columnsBy<ClinicianRow, WordOf<'clinician', 'field'>>((name) => t(`field.${name}`));
  return [
    column.name('name', { value: (row) => nameIn(language, row, 'fullName') }),
    column.code('licenseNo'),
    column.text('specialty', { value: (row) => nameIn(language, row, 'specialty'), isSecondary: true }),
    column.text('standing', {
      value: (row) => t(`standing.${standingOf(row, today)}`),
      cell: (row) => <ClinicianChip state={standingOf(row, today)} />,
    }),
    column.text('license', { value: (row) => t(`license.${row.license}`), isSecondary: true }),
    column.date('worksFrom', { isSecondary: true }),
    column.date('worksTo', { isSecondary: true }),
    column.date('verifiedUntil', { isSecondary: true }),
    column.code('emiratesIdEnding', { isHidden: true }),
    column.name('facilityName', { value: (row) => nameIn(language, row, 'facilityName'), isHidden: true }),
  ];
}
