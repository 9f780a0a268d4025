import { useEffect } from 'react';
import type { eligibilityApi } from '../../../shared/api/eligibility.ts';
import type { Answer } from '../../../shared/contract/endpoint.ts';
import { noteSeen } from '../../app/notifications/seenRecords.ts';
import { detailPath } from './paths.ts';

type Details = Answer<typeof eligibilityApi.endpoints.getEligibilityDetails>;

/** Whoever looks at a request while its answer comes is not notified of it. */
export function useSeenOutcome(request: Details | null | undefined): void {
  const lastAt = request?.timeline.at(-1)?.at;
  const path = request && detailPath(request.eligibilityId);
  useEffect(() => {
    if (path && lastAt) noteSeen(path, lastAt);
  }, [path, lastAt]);
}
