import { mayRefer } from '../../shared/clinician/clinicians.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { foundClinicians } from './foundClinicians.ts';

/** REQ-CLIN-04: the clinicians of the facility who refer patients. */
export const getReferralClinicians: Operation<typeof clinicianApi.endpoints.getReferralClinicians> = ({ query }, ctx) =>
  foundClinicians(query, ctx, ({ specialty }) => mayRefer(specialty));
