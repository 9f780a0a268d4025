import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { EnrolmentRow } from '../../shared/diseaseManagement/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** The member's name, or the end of the identifier where the payer gave no name. */
export const memberName = (
  language: string,
  row: Pick<EnrolmentRow, 'patientName' | 'patientNameArabic' | 'patientEnding'>,
): string => nameIn(language, row, 'patientName') || `••${row.patientEnding}`;

/** A row for each enrolment. */
export function enrolmentColumns(t: TFunction<'diseaseManagement'>, language: string): DataColumn<EnrolmentRow>[] {
  const column = columnsBy<EnrolmentRow, WordOf<'diseaseManagement', 'field'>>((name) => t(`field.${name}`));
  return [
    column.name('patient', { value: (row) => memberName(language, row) }),
    column.text('programme', { value: (row) => t(`programme.${row.programme}`) }),
    column.date('nextDueOn'),
    column.text('gaps', {
      value: (row) => t('gapsCount', { count: row.gaps }),
      cell: (row) => (
        <span style={{ fontWeight: row.gaps > 0 ? 700 : 400 }}>{t('gapsCount', { count: row.gaps })}</span>
      ),
    }),
    column.date('enrolledOn', { isSecondary: true }),
    column.name('payer', { value: (row) => nameIn(language, row, 'payerName'), isSecondary: true }),
    column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true }),
  ];
}
