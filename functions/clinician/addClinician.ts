import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { addPlaces, checkedClinician } from './addPlaces.ts';

/** REQ-CLIN-11: a new clinician at one or several facilities of the caller's. */
export const addClinician: Operation<typeof clinicianApi.endpoints.addClinician> = async ({ body }, ctx) =>
  addPlaces(ctx, await checkedClinician(ctx, body));
