import { useState } from 'react';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { type RegulatoryReport, regulatorApi } from '../../shared/regulator/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

const { getEauthRegulatoryErrors, getPharmacyRegulatoryErrors } = regulatorApi.endpoints;
/** A page short enough to read; the user loads earlier reports on demand. */
const take = 10;

export type RequestKind = 'eauth' | 'pharmacy';
interface Wanted {
  readonly kind: RequestKind;
  readonly requestId: string;
}
interface Found {
  readonly wanted: Wanted;
  readonly reports: readonly RegulatoryReport[];
  readonly nextCursor: string | null;
}

/** What regulators reported of one request, looked up when it is asked for. */
export function useRegulatoryReports() {
  const eauth = useApiMutation(getEauthRegulatoryErrors, { showsErrors: true });
  const pharmacy = useApiMutation(getPharmacyRegulatoryErrors, { showsErrors: true });
  const [found, setFound] = useState<Found | null>(null);
  const [errors, setErrors] = useState<readonly ApiError[]>([]);

  const read = async (wanted: Wanted, before?: Found) => {
    const { send } = wanted.kind === 'eauth' ? eauth : pharmacy;
    const cursor = before?.nextCursor;
    setErrors([]);
    if (!before) setFound(null);
    const outcome = await send({ query: { requestId: wanted.requestId, take, ...(cursor && { cursor }) } });
    if (!outcome.isDone || !outcome.data) return setErrors(outcome.isDone ? [] : outcome.errors);
    const { items, nextCursor } = outcome.data;
    setFound({ wanted, reports: [...(before?.reports ?? []), ...items], nextCursor });
  };
  return {
    found,
    errors,
    isReading: eauth.isSending || pharmacy.isSending,
    search: (wanted: Wanted) => read(wanted),
    readMore: () => (found ? read(found.wanted, found) : undefined),
  };
}
