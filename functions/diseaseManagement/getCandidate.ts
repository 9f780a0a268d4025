import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { patientAnswerOf, provenPatient } from '../_parts/provenPatient.ts';
import { checkTakesPart } from './ownEnrolment.ts';

export const getCandidate: Operation<typeof diseaseManagementApi.endpoints.getCandidate> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  return patientAnswerOf((await provenPatient(ctx, query.eligibilityId, checkTakesPart)).answer);
};
