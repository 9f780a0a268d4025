import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { foundClinicians } from './foundClinicians.ts';

/** REQ-CLIN-02: the clinicians of the facility. */
export const getClinicians: Operation<typeof clinicianApi.endpoints.getClinicians> = ({ query }, ctx) =>
  foundClinicians(query, ctx);
