import { serviceCategories } from '../../../shared/_field/lookups.ts';
import { followsEarlier } from '../../../shared/authorization/authorizationTypes.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { copiedFrom, emptyValues, type FormValues, lineAfter, valuesOf } from './formValues.ts';

/** What a form begins with. */
export interface Beginning {
  readonly initial: FormValues;
  readonly clinician: ClinicianOption | null;
}

/** Everything that an eligibility answer knows: patient, payer, kind of care and clinician. */
export function ofEligibility(request: EligibilityRequest, now: Date): Beginning {
  const { clinicianLicense, clinicianName, serviceCategoryId } = request;
  const clinician = clinicianLicense
    ? { clinicianId: clinicianLicense, licenseNo: clinicianLicense, fullName: clinicianName ?? '', specialty: '' }
    : null;
  const known = {
    ...(request.emiratesId && { emiratesId: request.emiratesId }),
    ...(request.cardNumber && { cardNumber: request.cardNumber }),
    patientName: request.patientName ?? request.idCardName ?? '',
    payerId: request.payerId,
    eligibilityId: request.eligibilityId,
    encounterType: serviceCategories.find(({ id }) => id === serviceCategoryId)?.encounterType ?? null,
  };
  const empty = emptyValues(now);
  const { emiratesId, cardNumber, patientName, payerId, eligibilityId, encounterType } = valuesOf(known);
  return {
    clinician,
    initial: {
      ...empty,
      ...{ emiratesId, cardNumber, patientName, payerId, eligibilityId, encounterType },
      lines: [lineAfter([], clinician)],
    },
  };
}

/** The draft, or the request that the regulator refused, as it stands. */
export const ofDraft = ({ draft, form, attachments }: Authorization): Beginning => ({
  clinician: null,
  initial: valuesOf(draft ?? form ?? {}, attachments),
});

/** The same treatment once more, for the same patient, without its files. */
export const ofCopy = ({ form, draft }: Authorization, now: Date): Beginning => ({
  clinician: null,
  initial: copiedFrom(form ?? draft ?? {}, now),
});

/** What follows a request: its extension, cancellation or status inquiry, or the same sent again with a reason. */
export function ofEarlier({ form, authorizationId }: Authorization, type: FormValues['type'], now: Date): Beginning {
  const copied = copiedFrom(form ?? {}, now);
  return {
    clinician: null,
    initial: {
      ...copied,
      type,
      follows: authorizationId,
      resubmissionType: followsEarlier(type) ? null : 'correction',
    },
  };
}
