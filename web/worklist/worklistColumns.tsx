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
  t: TFunction<'worklist'>,
  language: string,
  services: readonly Choice[] | undefined,
): DataColumn<WorklistRow>[] {
  const column = columnsBy<WorklistRow, WordOf<'worklist', 'column'>>((name) => t(`column.${name}`));
  return [
    column.instant('due', {
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
    column.name('holder', {
      value: (row) => row.deskHolder?.name ?? null,
      cell: (row) => <NameText value={row.deskHolder?.name ?? t('nobody')} />,
      width: 150,
      // Beside it the state of the due time would be cut on a phone.
      isSecondary: true,
    }),
    column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), width: 210, isSecondary: true }),
    column.code('patient', { value: (row) => `••${row.identifierEnding}`, width: 110, isSecondary: true }),
    column.text('service', {
      value: (row) => services?.find(({ id }) => id === row.serviceCategoryId)?.name ?? null,
      cell: (row) => <ChoiceName choices={services} id={row.serviceCategoryId} />,
      isSecondary: true,
    }),
    column.date('serviceDate', { isSecondary: true }),
    column.instant('submitted', { value: (row) => row.submittedAt, isSecondary: true }),
  ];
}
