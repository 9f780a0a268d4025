import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type LicenseRequestState,
  licenseRequestStates,
  portalLicenseEndpoints,
} from '../../shared/facility/licenseRoutes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { licenseColumns } from './licenseColumns.tsx';
import { licenseScreens } from './screens.ts';

/** Requests for portal licences: a distributor's own, or all for a super admin. */
export function LicenseListScreen() {
  const { t, i18n } = useTranslation('facility');
  const [state, setState] = useSessionState<LicenseRequestState>('facility:licenseState', 'waiting');
  const list = useList(portalLicenseEndpoints.searchFacilityLicense, {
    key: 'facility:licenses',
    empty: { facilityLicense: '' },
    also: { state },
  });
  const columns = useMemo(() => licenseColumns(t, i18n.language), [t, i18n.language]);
  const options = licenseRequestStates.map((id) => ({ id, name: t(`licenseState.${id}`) }));
  return (
    <ListScreen
      name="licenseRequests"
      label={t('label.licenses')}
      filters={{
        label: t('filters'),
        form: list,
        fields: (
          <TextInput
            control={list.control}
            name="facilityLicense"
            label={t('field.facilityLicense')}
            maxLength={30}
            isCode
          />
        ),
      }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.licenseRequestId}
      linkOf={(row) => pathTo(licenseScreens.record, row)}
      nextStep={t(list.count > 0 ? 'next.license' : `next.${state}`)}
      views={<ToggleChoice label={t('views')} options={options} value={state} onChange={setState} />}
      actions={
        <Button
          component={Link}
          to={pathTo(licenseScreens.new)}
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
        >
          {t('license.add')}
        </Button>
      }
    />
  );
}
