import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { provenPatients } from '../_parts/provenPatient.ts';
import { checkTakesPart } from './ownEnrolment.ts';

/** The facility's own answers about a patient who may be enrolled from them. */
export const findCandidates: Operation<typeof diseaseManagementApi.endpoints.findCandidates> = async (
  { body },
  ctx,
) => {
  await checkTakesPart(ctx);
  return provenPatients(ctx, body);
};
