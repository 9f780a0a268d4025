import { useEffect } from 'react';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { detailPath } from '../field/eligibility/paths.ts';
import { noteSeen } from '../parts/notification/seenRecords.ts';

type Details = Answer<typeof eligibilityApi.endpoints.getEligibilityDetails>;

/** Whoever looks at a request while its answer comes is not notified of it. */
export function useSeenOutcome(request: Details | null | undefined): void {
  const lastAt = request?.timeline.at(-1)?.at;
  const path = request && detailPath(request.eligibilityId);
  useEffect(() => {
    if (path && lastAt) noteSeen(path, lastAt);
  }, [path, lastAt]);
}
