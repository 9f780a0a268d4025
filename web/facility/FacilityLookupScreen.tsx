import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { facilitySearchEndpoints } from '../../shared/facility/searchRoutes.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { FacilityFilters, noFilters } from './FacilityFilters.tsx';
import { facilityColumns } from './facilityColumns.tsx';

/** Looks facilities up by name or licence (REQ-FAC-20): all of them, or the own ones, as the caller's role says. */
export function FacilityLookupScreen() {
  const { t, i18n } = useTranslation('facility');
  const list = useList(facilitySearchEndpoints.getAllFacilities, { key: 'facility:lookup', empty: noFilters });
  const columns = useMemo(() => facilityColumns(t, i18n.language), [t, i18n.language]);
  return (
    <ListScreen
      name="facilityLookup"
      label={t('label.facilities')}
      filters={{ label: t('filters'), form: list, fields: <FacilityFilters control={list.control} /> }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.facilityId}
      nextStep={t(list.count > 0 ? 'next.widen' : 'next.none')}
    />
  );
}
