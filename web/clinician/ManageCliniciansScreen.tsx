import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { AddClinicianDialog } from './AddClinicianDialog.tsx';
import { clinicianColumns } from './clinicianColumns.tsx';
import { clinicianScreens } from './screens.ts';

const { searchClinicians } = clinicianApi.endpoints;
const empty = { searchText: '', clinicianLicense: '', emiratesId: '', facilityLicense: '' };
const criteriaOf = criteriaFor(searchClinicians);
const personal = ['emiratesId'] as const;
const views = ['working', 'left'] as const;

/** The clinicians of a facility: who works there, and who has left (REQ-CLIN-01). */
export function ManageCliniciansScreen() {
  const { t, i18n } = useTranslation('clinician');
  const isAtFacility = Boolean(useSession()?.facilityId);
  const [view, setView] = useSessionState<(typeof views)[number]>('clinician:view', 'working');
  const filters = useListFilters({ key: 'clinician:list', empty, criteriaOf, personal });
  const body = { isActive: view === 'working', ...filters.criteria };
  const lacksFacility = !isAtFacility && !filters.criteria.facilityLicense;
  const pages = useEndpointPages(searchClinicians, lacksFacility ? null : { body });
  const widerNext = filters.count > 0 ? 'next.widen' : (`next.${view}` as const);
  const columns = useMemo(() => clinicianColumns(t, i18n.language), [t, i18n.language]);
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  const { control } = filters;
  const fields = (
    <>
      {!isAtFacility && (
        <TextInput control={control} name="facilityLicense" label={t('field.facilityLicense')} maxLength={30} isCode />
      )}
      <TextInput control={control} name="searchText" label={t('field.searchText')} maxLength={100} />
      <TextInput control={control} name="clinicianLicense" label={t('field.licenseNo')} maxLength={30} isCode />
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} />
    </>
  );
  return (
    <ListScreen
      name="clinicians"
      label={t('label')}
      filters={{ label: t('filters'), form: filters, fields }}
      views={<ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />}
      columns={columns}
      pages={pages}
      rowId={(row) => row.clinicianId}
      linkOf={(row) => pathTo(clinicianScreens.record, row)}
      nextStep={t(lacksFacility ? 'next.facility' : widerNext)}
      actions={
        isAtFacility && (
          <DialogButton text={t('add')} variant="contained">
            {(close) => <AddClinicianDialog onClose={close} onAdded={() => void pages.store.restart()} />}
          </DialogButton>
        )
      }
    />
  );
}
