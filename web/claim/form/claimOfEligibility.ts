import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { Beginning, BeginningAt } from './beginning.ts';
import { emptyClaim, emptyEncounter } from './claimValues.ts';

/** A claim as far as the facility's own answer about eligibility says it; null for another facility's, and where the patient is not covered. */
export function claimOfEligibility(request: EligibilityRequest, at: BeginningAt): Beginning | null {
  const { emiratesId, cardNumber, payerReference, facilityLicense, status } = request;
  if (status !== eligibilityStatus.Eligible || facilityLicense !== at.licence) return null;
  // Dubai's schema has no place for the number.
  const isNumbered = at.dialect === 'doh' && payerReference !== null;
  return {
    patientName: request.patientName ?? request.idCardName ?? null,
    claim: {
      ...emptyClaim,
      emiratesId: emiratesId && formatEmiratesId(emiratesId),
      memberId: cardNumber,
      payerId: at.payerCode,
      encounters: isNumbered ? [{ ...emptyEncounter, facilityId: at.licence, eligibilityIdPayer: payerReference }] : [],
    },
  };
}
