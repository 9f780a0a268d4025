import type { FilterValues } from '../../../shared/_field/savedFilter.ts';
import { statesOf } from '../../../shared/_parts/life.ts';
import { authorizationTypeNames } from '../../../shared/authorization/authorizationTypes.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { ChosenClinician } from '../../field/clinician/ClinicianFilter.tsx';
import { criteriaFor } from '../../ui/table/filters/criteriaFor.ts';

const { searchAuthorizations } = authorizationApi.endpoints;

/** The filters of the list when nothing is filtered by. */
export const noFilters = {
  state: null as string | null,
  whose: null as string | null,
  payerId: null as number | null,
  patient: '',
  /** A facility picks one of its clinicians; a payer, who has no list of them, names a licence. */
  clinician: null as ChosenClinician | null,
  clinicianLicense: '',
  type: null as string | null,
  serviceFrom: '',
  serviceTo: '',
  number: '',
};
export type AuthorizationFilters = typeof noFilters;

/** The fields that can name a patient: the browser does not keep them, and they are not saved. */
export const personalFilters = ['patient'] as const;

const criteriaFrom = criteriaFor(searchAuthorizations);

export const criteriaOf = ({ clinician, ...filters }: AuthorizationFilters) =>
  criteriaFrom({ ...filters, ...(clinician && { clinicianLicense: clinician.licenseNo }) });

/** The states by which the list is filtered, besides those of the life. */
export const openViews = ['active', 'overdue', 'review'] as const;

const known = [...openViews, ...statesOf(authorizationLife)] as readonly string[];

/** The filters that an address of the list may have, or null for an address without: nothing that names a person. */
export function filtersIn(search: string): Partial<AuthorizationFilters> | null {
  const asked = new URLSearchParams(search);
  const [state, type] = [asked.get('state'), asked.get('type')];
  if (asked.size === 0) return null;
  return {
    state: known.includes(state ?? '') ? state : null,
    type: authorizationTypeNames.some((name) => name === type) ? type : null,
    whose: asked.get('whose') === 'mine' ? 'mine' : null,
  };
}

/** The filters as they are saved by name: a clinician by licence and name, and no patient. */
export const savedFilters = {
  valuesOf: ({ patient: _, clinician, ...filters }: AuthorizationFilters): FilterValues => {
    const chosen = clinician && { clinicianLicense: clinician.licenseNo, clinicianName: clinician.fullName };
    const given = Object.entries({ ...filters, ...chosen }).filter(([, value]) => value !== null && value !== '');
    return Object.fromEntries(given) as FilterValues;
  },
  filtersOf: ({ clinicianName, ...values }: FilterValues): AuthorizationFilters => {
    const filters = { ...noFilters, ...(values as Partial<AuthorizationFilters>) };
    if (typeof clinicianName !== 'string') return filters;
    const clinician = { licenseNo: filters.clinicianLicense, fullName: clinicianName };
    return { ...filters, clinician, clinicianLicense: '' };
  },
};
