import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { addPlaces, checkedClinician } from './addPlaces.ts';

/** REQ-CLIN-12: several new clinicians. Nothing is written while one of them breaks a rule. */
export const addClinicians: Operation<typeof clinicianApi.endpoints.addClinicians> = async ({ body }, ctx) => {
  const checked = await Promise.all(
    body.clinicians.map((each, at) => checkedClinician(ctx, each, `clinicians.${at}.`)),
  );
  const done = [];
  for (const each of checked) done.push(...(await addPlaces(ctx, each)));
  return done;
};
