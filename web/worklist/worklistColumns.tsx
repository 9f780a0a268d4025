import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { WorklistRow } from '../../shared/worklist/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { ChoiceName } from '../field/eligibility/ChoiceName.tsx';
import { DateText } from '../ui/DateText.tsx';
import type { Choice } from '../ui/Dropdown.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { DueChip, PausedChip } from './DueChip.tsx';

/** The columns of the work list: what is due first is what matters. */
export function worklistColumns(
  t: TFunction<['worklist', 'desk']>,
  language: string,
  services: readonly Choice[] | undefined,
): DataColumn<WorklistRow>[] {
  const common = columnsBy<WorklistRow, WordOf<'desk', 'column'>>((name) => t(`desk:column.${name}`));
  const column = columnsBy<WorklistRow, WordOf<'worklist', 'column'>>((name) => t(`column.${name}`));
  return [
    common.instant('due', {
      value: (row) => row.deskDueAt,
      cell: (row) => (
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', '& time': { textDecoration: 'underline' } }}
        >
          <DateText value={row.deskDueAt} withTime />
          {row.hasPayerQuestion ? <PausedChip state="paused" /> : <DueChip dueAt={row.deskDueAt} />}
        </Box>
      ),
      width: 260,
    }),
    common.name('holder', {
      value: (row) => row.deskHolder?.name ?? null,
      cell: (row) => <NameText value={row.deskHolder?.name ?? t('desk:nobody')} />,
      width: 150,
      // Beside it the state of the due time would be cut on a phone.
      isSecondary: true,
    }),
    common.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), width: 210, isSecondary: true }),
    common.code('patient', { value: (row) => `••${row.identifierEnding}`, width: 110, isSecondary: true }),
    common.text('service', {
      value: (row) => services?.find(({ id }) => id === row.serviceCategoryId)?.name ?? null,
      cell: (row) => <ChoiceName choices={services} id={row.serviceCategoryId} />,
      isSecondary: true,
    }),
    common.date('serviceDate', { isSecondary: true }),
    column.instant('submitted', { value: (row) => row.submittedAt, isSecondary: true }),
  ];
}
