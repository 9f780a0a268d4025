import type { Resolver } from 'react-hook-form';
import type { HistorySearch } from '../../../shared/api/eligibilityHistory.ts';
import { emiratesIdDigits } from '../../../shared/rules/emiratesId.ts';

/** The history's filters as their fields hold them. */
export interface HistoryFilters {
  from: string;
  to: string;
  status: number | null;
  patient: string;
  facilityLicense: string;
}

export const noFilters: HistoryFilters = { from: '', to: '', status: null, patient: '', facilityLicense: '' };

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What the history is asked for. A date that is half typed or out of order filters nothing. */
export function searchOf(filters: HistoryFilters): HistorySearch {
  const { status, patient, facilityLicense } = filters;
  const from = isDate(filters.from) ? filters.from : '';
  const to = isDate(filters.to) && !(from > filters.to) ? filters.to : '';
  // An Emirates ID may be typed or pasted with its dashes.
  const digits = emiratesIdDigits(patient);
  const search = {
    from,
    to,
    patient: /^\d{15}$/.test(digits) ? digits : patient.trim(),
    // The server searches by one key at a time; the patient is the narrower one.
    status: patient.trim() ? null : status,
    facilityLicense: facilityLicense.trim(),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '' && value !== null));
}

export const filtersResolver: Resolver<HistoryFilters> = async (values) => {
  const errors: Partial<Record<'from' | 'to', { type: string; message: string }>> = {};
  for (const name of ['from', 'to'] as const) {
    if (values[name] && !isDate(values[name])) errors[name] = { type: 'date', message: 'ui:date.invalid' };
  }
  if (!errors.from && !errors.to && values.from && values.to && values.from > values.to) {
    errors.to = { type: 'order', message: 'eligibility:history.toBeforeFrom' };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
