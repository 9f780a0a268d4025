import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { dateText, dateTimeText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { WorklistRow } from '../../shared/worklist/routes.ts';
import { ChoiceName } from '../field/eligibility/ChoiceName.tsx';
import { DateText } from '../ui/DateText.tsx';
import type { Choice } from '../ui/Dropdown.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { DueChip } from './DueChip.tsx';

const endingText = (row: WorklistRow): string => `••${row.identifierEnding}`;

/** The columns of the work list: what is due first is what matters. */
export function worklistColumns(
  t: TFunction<'worklist'>,
  language: string,
  services: readonly Choice[] | undefined,
): DataColumn<WorklistRow>[] {
  return [
    {
      id: 'due',
      header: t('column.due'),
      value: (row) => row.deskDueAt,
      text: (row) => dateTimeText(row.deskDueAt),
      cell: (row) => (
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', '& time': { textDecoration: 'underline' } }}
        >
          <DateText value={row.deskDueAt} withTime />
          <DueChip dueAt={row.deskDueAt} />
        </Box>
      ),
      width: 260,
    },
    {
      id: 'holder',
      header: t('column.holder'),
      value: (row) => row.deskHolder?.name ?? null,
      cell: (row) => <NameText value={row.deskHolder?.name ?? t('nobody')} />,
      width: 150,
    },
    {
      id: 'facility',
      header: t('column.facility'),
      value: (row) => nameIn(language, row, 'facilityName'),
      cell: (row) => <NameText value={nameIn(language, row, 'facilityName')} />,
      width: 210,
      isSecondary: true,
    },
    {
      id: 'identifier',
      header: t('column.patient'),
      value: endingText,
      cell: (row) => <bdi dir="ltr">{endingText(row)}</bdi>,
      width: 110,
      isSecondary: true,
    },
    {
      id: 'service',
      header: t('column.service'),
      value: (row) => services?.find(({ id }) => id === row.serviceCategoryId)?.name ?? null,
      cell: (row) => <ChoiceName choices={services} id={row.serviceCategoryId} />,
      width: 150,
      isSecondary: true,
    },
    {
      id: 'serviceDate',
      header: t('column.serviceDate'),
      value: (row) => row.serviceDate,
      text: (row) => dateText(row.serviceDate),
      cell: (row) => <DateText value={row.serviceDate} />,
      width: 125,
      isSecondary: true,
    },
    {
      id: 'submittedAt',
      header: t('column.submitted'),
      value: (row) => row.submittedAt,
      text: (row) => dateTimeText(row.submittedAt),
      cell: (row) => <DateText value={row.submittedAt} withTime />,
      width: 150,
      isSecondary: true,
    },
  ];
}
