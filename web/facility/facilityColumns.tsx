import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/PauseCircleOutlined';
import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { FacilityFound } from '../../shared/facility/facilityFields.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import type { WordOf } from '../base/texts.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { stateChip } from '../ui/stateChip.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** Whether people may work for the facility. */
export const FacilityChip = stateChip(
  { active: { badge: 'success', icon: ActiveIcon }, inactive: { badge: 'danger', icon: InactiveIcon } },
  wordsOf('facility', 'state'),
);

export function regulatorName(language: string, id: number): string {
  const regulator = regulatorOptions.find(({ regulatorId }) => regulatorId === id);
  return regulator ? nameIn(language, regulator, 'name') : String(id);
}

/** A row for each facility: its name followed by the licence in brackets (REQ-FAC-20). */
export function facilityColumns(t: TFunction<'facility'>, language: string): DataColumn<FacilityFound>[] {
  const column = columnsBy<FacilityFound, WordOf<'facility', 'field'>>((name) => t(`field.${name}`));
  return [
    column.name('facility', { value: (row) => facilityLabel(row, language), width: 340 }),
    column.text('state', {
      value: ({ isActive }) => t(`state.${isActive ? 'active' : 'inactive'}`),
      cell: ({ isActive }) => <FacilityChip state={isActive ? 'active' : 'inactive'} />,
    }),
    column.text('regulatorId', {
      value: ({ regulatoryId }) => regulatorName(language, regulatoryId),
      isSecondary: true,
    }),
    column.text('kind', { value: ({ kind }) => t(`kind.${kind}`), isSecondary: true }),
    column.text('exchange', {
      value: ({ isMalaffiIntegration }) => t(isMalaffiIntegration ? 'hip.connected' : 'hip.notConnected'),
      isSecondary: true,
    }),
    column.code('facilityLicense', { isHidden: true }),
  ];
}
