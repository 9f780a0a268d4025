import AddIcon from '@mui/icons-material/AddBusinessOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { facilitySheet } from '../../shared/facility/facilitySheet.ts';
import { facilitySearchEndpoints } from '../../shared/facility/searchRoutes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { FacilityFilters, noFilters } from './FacilityFilters.tsx';
import { facilityColumns } from './facilityColumns.tsx';
import { facilityScreens } from './screens.ts';

const views = ['active', 'inactive', 'every'] as const;
const also = { active: { isActive: true }, inactive: { isActive: false }, every: {} } as const;

/** All facilities, for those who administer them. */
export function FacilityListScreen() {
  const { t, i18n } = useTranslation('facility');
  const [view, setView] = useSessionState<(typeof views)[number]>('facility:view', 'active');
  const list = useList(facilitySearchEndpoints.searchFacilities, {
    key: 'facility:list',
    empty: noFilters,
    also: also[view],
  });
  const columns = useMemo(() => facilityColumns(t, i18n.language), [t, i18n.language]);
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  return (
    <ListScreen
      name="facilities"
      label={t('label.facilities')}
      filters={{ label: t('filters'), form: list, fields: <FacilityFilters control={list.control} hasKind /> }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.facilityId}
      linkOf={(row) => pathTo(facilityScreens.record, row)}
      nextStep={t(list.count > 0 ? 'next.widen' : 'next.none')}
      views={<ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />}
      actions={
        <>
          <ImportButton kind={facilitySheet.name} />
          <Button
            component={Link}
            to={pathTo(facilityScreens.new)}
            variant="contained"
            size="small"
            startIcon={<AddIcon />}
          >
            {t('add')}
          </Button>
        </>
      }
    />
  );
}
