import { useEffect } from 'react';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { noteSeen } from '../parts/notification/seenRecords.ts';
import { eligibilityScreens } from './screens.ts';

type Details = Answer<typeof eligibilityApi.endpoints.getEligibilityDetails>;

/** A user who has the request open when its answer arrives gets no notification of it. */
export function useSeenOutcome(request: Details | null | undefined): void {
  const lastAt = request?.timeline.at(-1)?.at;
  const path = request && pathTo(eligibilityScreens.detail, request);
  useEffect(() => {
    if (path && lastAt) noteSeen(path, lastAt);
  }, [path, lastAt]);
}
