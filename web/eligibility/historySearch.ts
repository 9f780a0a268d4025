import type { Resolver } from 'react-hook-form';
import { isIsoDay } from '../../shared/_field/dateText.ts';
import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import type { FilterValues } from '../../shared/_field/savedFilter.ts';
import type { HistorySearch } from '../../shared/eligibility/eligibilityHistory.ts';
import type { ChosenClinician } from '../field/clinician/ClinicianFilter.tsx';

/** Stands among the statuses to choose from for what is pending because the payer asks first, as the list shows it. */
export const payerAsks = 0;
/** Stands there for what a payer's people should have answered by now. */
export const payerIsLate = -1;

/** The statuses to choose from that are none of the contract's, by what the search names them. */
const waiting = { answers: payerAsks, latePayer: payerIsLate } as const;
type WaitsFor = keyof typeof waiting;
const waitingOf = (status: number | null): WaitsFor | undefined =>
  (Object.keys(waiting) as WaitsFor[]).find((name) => waiting[name] === status);
/** The status to choose for what a search or an address names. */
export const statusOfWaiting = (name: unknown): number | null => waiting[name as WaitsFor] ?? null;

/** The history's filters as their fields hold them. */
export interface HistoryFilters {
  from: string;
  to: string;
  /** The beginning of a name, a request number or a payer's reference. */
  text: string;
  serviceCategoryId: number | null;
  serviceFrom: string;
  serviceTo: string;
  status: number | null;
  payerId: number | null;
  patient: string;
  /** Chosen by those who have a facility; others type the licence. */
  clinician: ChosenClinician | null;
  clinicianLicense: string;
  sentBy: string;
  facilityLicense: string;
}

export const noFilters: HistoryFilters = {
  from: '',
  to: '',
  text: '',
  serviceCategoryId: null,
  serviceFrom: '',
  serviceTo: '',
  status: null,
  payerId: null,
  patient: '',
  clinician: null,
  clinicianLicense: '',
  sentBy: '',
  facilityLicense: '',
};

/** A period as far as it is typed: a date that is half typed or out of order filters nothing. */
function periodOf(typedFrom: string, typedTo: string): { from: string; to: string } {
  const from = isIsoDay(typedFrom) ? typedFrom : '';
  return { from, to: isIsoDay(typedTo) && !(from > typedTo) ? typedTo : '' };
}

/** What the history is asked for. One letter of a name finds too many to be of use. */
export function searchOf(filters: HistoryFilters): HistorySearch {
  const { status, payerId, patient, clinician, clinicianLicense, sentBy, facilityLicense } = filters;
  const waitsFor = waitingOf(status);
  const service = periodOf(filters.serviceFrom, filters.serviceTo);
  const text = filters.text.trim();
  // An Emirates ID may be typed or pasted with its dashes.
  const digits = emiratesIdDigits(patient);
  const search = {
    ...periodOf(filters.from, filters.to),
    text: text.length > 1 ? text : '',
    serviceCategoryId: filters.serviceCategoryId,
    serviceFrom: service.from,
    serviceTo: service.to,
    ...(waitsFor ? { waitsFor } : { status }),
    payerId,
    patient: /^\d{15}$/.test(digits) ? digits : patient.trim(),
    clinicianLicense: clinician?.licenseNo ?? clinicianLicense.trim(),
    sentBy,
    facilityLicense: facilityLicense.trim(),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '' && value !== null));
}

/** The filters as they are saved by name: without the patient, so that no patient's data is stored with them. */
export function savedValuesOf(filters: HistoryFilters): FilterValues {
  const name = filters.clinician ? { clinicianName: filters.clinician.fullName } : {};
  return { ...searchOf({ ...filters, patient: '', text: '' }), ...name } as FilterValues;
}

/** The fields of saved filters. */
export function filtersOfSaved({ clinicianName, waitsFor, ...values }: FilterValues): HistoryFilters {
  const asks = waitsFor ? { status: statusOfWaiting(waitsFor) } : {};
  const filters = { ...noFilters, ...(values as Partial<HistoryFilters>), ...asks };
  if (typeof clinicianName !== 'string') return filters;
  const clinician = { licenseNo: filters.clinicianLicense, fullName: clinicianName };
  return { ...filters, clinician, clinicianLicense: '' };
}

const periods = [
  ['from', 'to'],
  ['serviceFrom', 'serviceTo'],
] as const;

export const filtersResolver: Resolver<HistoryFilters> = async (values) => {
  const errors: Partial<Record<(typeof periods)[number][number], { type: string; message: string }>> = {};
  for (const [from, to] of periods) {
    for (const name of [from, to]) {
      if (values[name] && !isIsoDay(values[name])) errors[name] = { type: 'date', message: 'ui:date.invalid' };
    }
    if (!errors[from] && !errors[to] && values[from] && values[to] && values[from] > values[to]) {
      errors[to] = { type: 'order', message: 'eligibility:history.toBeforeFrom' };
    }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
