import type { homeCareApi } from '../../shared/homeCare/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { provenPatients } from '../_parts/provenPatient.ts';
import { homeCareFacility } from './ownFacility.ts';

/** The facility's own answers about a patient for whom an episode can be opened. */
export const findHomeCarePatients: Operation<typeof homeCareApi.endpoints.findHomeCarePatients> = async (
  { body },
  ctx,
) => {
  await homeCareFacility(ctx);
  return provenPatients(ctx, body);
};
