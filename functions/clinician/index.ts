import { clinicianApi } from '../../shared/clinician/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { checkMaternitySpecialty } from './checkMaternitySpecialty.ts';
import { getClinicians } from './getClinicians.ts';
import { getReferralClinicians } from './getReferralClinicians.ts';

export const handler = areaHandler(
  clinicianApi,
  { getClinicians, getReferralClinicians, checkMaternitySpecialty },
  wiring,
);
