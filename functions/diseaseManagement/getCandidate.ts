import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { candidateOf, provenPatient } from './candidates.ts';

export const getCandidate: Operation<typeof diseaseManagementApi.endpoints.getCandidate> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  return candidateOf((await provenPatient(ctx, query.eligibilityId)).answer);
};
