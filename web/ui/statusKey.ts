import {
  type EligibilityStatus,
  type EligibilityStatusName,
  eligibilityStatusTable,
} from '../../shared/eligibility/eligibilityStatus.ts';

/** The translation key of a status' word; a number that the table does not know (there is no 7) is unknown. */
export function statusKey(status: number): `ui:status.${EligibilityStatusName | 'Unknown'}` {
  const row = status in eligibilityStatusTable ? eligibilityStatusTable[status as EligibilityStatus] : undefined;
  return `ui:status.${row?.name ?? 'Unknown'}`;
}
