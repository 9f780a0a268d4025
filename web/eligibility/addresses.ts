import { isIsoDay } from '../../shared/_field/dateText.ts';
import { pathTo } from '../base/screenPath.ts';
import { statusOfWaiting } from './historySearch.ts';
import { eligibilityScreens } from './screens.ts';

/** A new request that begins with the patient of an earlier one; the address carries no personal data. */
export const samePatientPath = (eligibilityId: string): string =>
  `${pathTo(eligibilityScreens.new)}?from=${eligibilityId}`;

/** What an address of the history may say: nothing that names a person. */
export interface HistoryAddress {
  readonly from?: string;
  readonly to?: string;
  readonly status?: number;
  readonly payerId?: number;
  readonly facilityLicense?: string;
}

/** The history with these filters and no others. */
export const historyWith = (filters: HistoryAddress): string => {
  const named = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return `${pathTo(eligibilityScreens.history)}?${new URLSearchParams(named.map(([name, value]) => [name, String(value)]))}`;
};

const numberIn = (text: string | null): number | null => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : null);

/** The filters of such an address, or null for an address without filters. */
export function filtersIn(search: string) {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')];
  const filters = {
    ...(isIsoDay(from) && { from }),
    ...(isIsoDay(to) && { to }),
    status: statusOfWaiting(asked.get('waitsFor')) ?? numberIn(asked.get('status')),
    payerId: numberIn(asked.get('payerId')),
    facilityLicense: asked.get('facilityLicense')?.slice(0, 30) ?? '',
  };
  return asked.size > 0 ? filters : null;
}
