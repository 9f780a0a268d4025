import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../../shared/_field/savedFilter.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { UserFacility } from '../../shared/user/routes.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { FacilityField } from '../field/facility/FacilityField.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { criteriaFor } from '../ui/table/filters/criteriaFor.ts';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';

const { searchClinicians } = clinicianApi.endpoints;
const empty = { searchText: '', clinicianLicense: '', emiratesId: '', facility: null as UserFacility | null };
type Filters = typeof empty;
const criteriaFrom = criteriaFor(searchClinicians);
const criteriaOf = ({ facility, ...filters }: Filters) =>
  criteriaFrom({ ...filters, facilityId: facility?.facilityId ?? '' });
/** Filters are saved by name without a facility. */
const saved = {
  valuesOf: ({ searchText, clinicianLicense }: Filters) => ({ searchText, clinicianLicense }),
  filtersOf: (values: FilterValues): Filters => ({ ...empty, ...values }),
};
const personal = ['emiratesId'] as const;
const views = ['working', 'left'] as const;

interface ClinicianListProps {
  /** Names the table and its filters in session storage. */
  name: string;
  columns: readonly DataColumn<ClinicianRow>[];
  linkOf: (row: ClinicianRow) => string;
  /** Buttons of the list; `restart` reads it anew. */
  actions?: (restart: () => void) => ReactNode;
}

/** The clinicians of a facility by words, licence or Emirates ID: who works there, and who has left. */
export function ClinicianList({ name, columns, linkOf, actions }: ClinicianListProps) {
  const { t } = useTranslation('clinician');
  const isAtFacility = Boolean(useSession()?.facilityId);
  const [view, setView] = useSessionState<(typeof views)[number]>(`clinician:${name}:view`, 'working');
  const filters = useListFilters({ key: `clinician:${name}`, empty, criteriaOf, personal, saved });
  const body = { isActive: view === 'working', ...filters.criteria };
  const lacksFacility = !isAtFacility && !filters.criteria.facilityId;
  const pages = useEndpointPages(searchClinicians, lacksFacility ? null : { body });
  const widerNext = filters.count > 0 ? 'next.widen' : (`next.${view}` as const);
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  const { control } = filters;
  const fields = (
    <>
      {!isAtFacility && <FacilityField control={control} name="facility" label={t('field.facilityName')} />}
      <TextInput control={control} name="searchText" label={t('field.searchText')} maxLength={100} />
      <TextInput control={control} name="clinicianLicense" label={t('field.licenseNo')} maxLength={30} isCode />
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} />
    </>
  );
  return (
    <ListScreen
      name={name}
      label={t('label')}
      filters={{ label: t('filters'), form: filters, fields }}
      views={<ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />}
      columns={columns}
      pages={pages}
      rowId={(row) => row.clinicianId}
      linkOf={linkOf}
      nextStep={t(lacksFacility ? 'next.facility' : widerNext)}
      {...(actions && { actions: actions(() => void pages.store.restart()) })}
    />
  );
}
