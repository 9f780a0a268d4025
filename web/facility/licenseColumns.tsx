import RefusedIcon from '@mui/icons-material/CancelOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import type { TFunction } from 'i18next';
import { licenseRequestTypes, licenseTypes } from '../../shared/_field/lookupLists/portal.ts';
import type { LookupEntry } from '../../shared/_field/lookups.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { LicenseRequest } from '../../shared/facility/licenseRoutes.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import type { WordOf } from '../base/texts.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { regulatorName } from './facilityColumns.tsx';

export const LicenseChip = stateChip(
  {
    waiting: { badge: 'warning', icon: WaitingIcon },
    approved: { badge: 'success', icon: ApprovedIcon },
    refused: { badge: 'danger', icon: RefusedIcon },
  },
  wordsOf('facility', 'licenseState'),
);

/** A row for each request: who asks, for which facility and how many. */
export function licenseColumns(t: TFunction<'facility'>, language: string): DataColumn<LicenseRequest>[] {
  const column = columnsBy<LicenseRequest, WordOf<'facility', 'field'>>((name) => t(`field.${name}`));
  const named = (list: readonly LookupEntry[], ids: readonly number[]): string | null =>
    list
      .filter(({ id }) => ids.includes(id))
      .map((each) => nameIn(language, each, 'name'))
      .join(', ') || null;
  return [
    column.name('facility', { value: (row) => facilityLabel(row, language), width: 300 }),
    column.text('licenseState', {
      value: ({ state }) => t(`licenseState.${state}`),
      cell: ({ state }) => <LicenseChip state={state} />,
    }),
    column.text('requestTypeId', {
      value: ({ requestTypeId: id }) => named(licenseRequestTypes, id ? [id] : []),
      isSecondary: true,
    }),
    column.text('licenseTypeIds', {
      value: ({ licenseTypeIds }) => named(licenseTypes, licenseTypeIds ?? []),
      isSecondary: true,
    }),
    column.number('numberOfUsers', { isSecondary: true }),
    column.instant('madeAt', { isSecondary: true }),
    column.name('makerName', { isSecondary: true }),
    column.text('distributor', {
      value: ({ distributor }) => distributor && t(`distributor.${distributor}`),
      isSecondary: true,
    }),
    column.text('regulatorId', { value: ({ regulatorId }) => regulatorName(language, regulatorId), isHidden: true }),
    column.text('seatsBefore', {
      value: ({ seatsBefore }) => (seatsBefore === null ? t('noLimit') : String(seatsBefore)),
      isHidden: true,
    }),
    column.text('comment', { isHidden: true, isWide: true }),
    column.instant('decidedAt', { isHidden: true }),
    column.name('decidedBy', { isHidden: true }),
    column.text('reason', { isHidden: true, isWide: true }),
  ];
}
