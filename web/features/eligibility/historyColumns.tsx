import AsksIcon from '@mui/icons-material/ContactSupportOutlined';
import type { TFunction } from 'i18next';
import type { EligibilityRow } from '../../../shared/api/eligibility.ts';
import { waitsForAnswers } from '../../../shared/rules/eligibilityWaiting.ts';
import { BadgeChip } from '../../ui/BadgeChip.tsx';
import { DateText } from '../../ui/DateText.tsx';
import type { Choice } from '../../ui/Dropdown.tsx';
import { dateText, dateTimeText } from '../../ui/dates.ts';
import { NameText } from '../../ui/NameText.tsx';
import { payerNameIn } from '../../ui/payerNameIn.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { statusKey } from '../../ui/statusKey.ts';
import type { DataColumn } from '../../ui/table/columns.ts';

type Translate = TFunction<['eligibility', 'ui']>;

/** The patient's identifier is shown by its ending only. */
const endingText = (row: EligibilityRow): string => `••${row.identifierEnding}`;

const facilityColumn = (t: Translate): DataColumn<EligibilityRow> => ({
  id: 'facility',
  header: t('fact.facility'),
  value: (row) => row.facilityName,
  cell: (row) => <NameText value={row.facilityName} />,
  width: 190,
  isSecondary: true,
});

/** The columns of the history; the facility is one for those who see several. Dates sort by their ISO form. */
export function historyColumns(
  t: Translate,
  services: readonly Choice[] | undefined,
  hasFacility: boolean,
  language: string,
): DataColumn<EligibilityRow>[] {
  const serviceName = (id: number) => services?.find((service) => service.id === id)?.name ?? null;
  return [
    {
      id: 'submittedAt',
      header: t('fact.submitted'),
      value: (row) => row.submittedAt,
      text: (row) => dateTimeText(row.submittedAt),
      cell: (row) => <DateText value={row.submittedAt} withTime />,
      width: 140,
    },
    {
      id: 'status',
      header: t('column.status'),
      value: (row) => (waitsForAnswers(row) ? t('column.payerAsks') : t(statusKey(row.status))),
      cell: (row) =>
        waitsForAnswers(row) ? (
          <BadgeChip badge="warning" icon={AsksIcon} label={t('column.payerAsks')} />
        ) : (
          <StatusChip status={row.status} />
        ),
      width: 135,
    },
    {
      id: 'patient',
      header: t('column.patient'),
      value: (row) => row.patientName,
      cell: (row) => <NameText value={row.patientName ?? '–'} />,
      width: 170,
    },
    {
      id: 'identifier',
      header: t('column.identifier'),
      value: endingText,
      cell: (row) => <bdi dir="ltr">{endingText(row)}</bdi>,
      width: 105,
      isSecondary: true,
    },
    {
      id: 'payer',
      header: t('field.payerId'),
      value: (row) => payerNameIn(language, row),
      cell: (row) => <NameText value={payerNameIn(language, row)} />,
      width: 140,
      isSecondary: true,
    },
    {
      id: 'serviceDate',
      header: t('field.serviceDate'),
      value: (row) => row.serviceDate,
      text: (row) => dateText(row.serviceDate),
      cell: (row) => <DateText value={row.serviceDate} />,
      width: 125,
      isSecondary: true,
    },
    {
      id: 'service',
      header: t('field.serviceCategoryId'),
      value: (row) => serviceName(row.serviceCategoryId),
      width: 140,
      isSecondary: true,
    },
    {
      id: 'clinician',
      header: t('field.clinicianLicense'),
      value: (row) => row.clinicianName,
      cell: (row) => <NameText value={row.clinicianName ?? '–'} />,
      width: 130,
      isSecondary: true,
    },
    {
      id: 'submittedBy',
      header: t('fact.submittedBy'),
      value: (row) => row.submittedByName,
      cell: (row) => <NameText value={row.submittedByName} />,
      width: 140,
      isSecondary: true,
    },
    ...(hasFacility ? [facilityColumn(t)] : []),
  ];
}
