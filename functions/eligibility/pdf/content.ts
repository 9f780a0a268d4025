import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import {
  consultationCategories,
  eidReasons,
  type LookupEntry,
  serviceCategories,
} from '../../../shared/_field/lookups.ts';
import { benefitText } from '../../../shared/eligibility/benefitText.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { answerWordOf } from '../../../shared/eligibility/statusWords.ts';
import { present, type Section, same } from '../../_pdf/field.ts';
import type { PrintedFacility } from '../../_pdf/pageFurniture.ts';
import type { Verification } from '../../_pdf/verification.ts';
import { wording } from './wording.ts';

/** What a request does not hold itself: the Arabic names of others, and the moment of printing. */
export interface PrintDetails {
  readonly facilityNameArabic?: string | undefined;
  readonly payerNameArabic?: string | undefined;
  readonly printedAt?: Date;
  /** Where anybody can check the document: by the address of the QR code, or by the code typed at the page. */
  readonly verification?: Verification | undefined;
  /** The photograph on the card that was read for the request. */
  readonly photo?: Uint8Array | null;
}

const nameOf = (list: readonly LookupEntry[], id: number | null): Bilingual | null => {
  const entry = list.find((candidate) => candidate.id === id);
  return entry ? { en: entry.name, ar: entry.nameArabic } : null;
};

/** The facility that asked, as the head of the page names it. */
export const facilityOf = (
  { facilityName, facilityLicense }: EligibilityRequest,
  { facilityNameArabic }: PrintDetails,
): PrintedFacility => ({
  names: { en: facilityName, ar: facilityNameArabic ?? facilityName },
  license: facilityLicense,
});

/** The denial in words: its own text, or the denial code alone when it has no explanation. */
export function denialOf({ denialCode, denialText }: EligibilityRequest): Bilingual | null {
  if (!denialCode) return null;
  const english = denialText ?? '';
  const arabic = denialCodes[denialCode]?.ar ?? english;
  return {
    en: english ? `${denialCode} – ${english}` : denialCode,
    ar: arabic ? `${denialCode} – ${arabic}` : denialCode,
  };
}

/** Full name with the licence in parentheses (REQ-CLIN-16). */
const clinicianText = (name: string | null, license: string | null): string | null =>
  name && license ? `${name} (${license})` : (name ?? license);

/** What the covers give by service, where the payer says it; null where it says nothing. */
export function benefitsSectionOf({ coverages }: EligibilityRequest): Section | null {
  const fields = coverages.flatMap(({ benefits = [] }) =>
    benefits.map((each) => ({ label: same(each.service), value: benefitText(each), isCode: false })),
  );
  return fields.length > 0 ? { title: wording.benefits, fields } : null;
}

/** The document's sections, with only the fields that the request has. */
export function sectionsOf(request: EligibilityRequest, details: PrintDetails): Record<'patient' | 'request', Section> {
  const { emiratesId, answeredAt } = request;
  const patient = [
    ...present(wording.name, request.patientName),
    ...present(wording.emiratesId, emiratesId && formatEmiratesId(emiratesId), true),
    ...present(wording.cardNumber, request.cardNumber, true),
    ...present(wording.mobile, request.mobileNumber, true),
    ...present(wording.eidReason, nameOf(eidReasons, request.eidReasonId)),
  ];
  const asked = [
    ...present(wording.payer, { en: request.payerName, ar: details.payerNameArabic ?? request.payerName }),
    ...present(wording.payerReference, request.payerReference, true),
    ...present(wording.status, answerWordOf({ status: request.status, claim: claimOf(request) })),
    ...present(wording.requestNumber, request.requestNumber, true),
    ...present(wording.serviceDate, dateText(request.serviceDate), true),
    ...present(wording.serviceCategory, nameOf(serviceCategories, request.serviceCategoryId)),
    ...present(wording.consultationCategory, nameOf(consultationCategories, request.consultationCategoryId)),
    ...present(wording.clinician, clinicianText(request.clinicianName, request.clinicianLicense)),
    ...present(
      wording.referralClinician,
      clinicianText(request.referralClinicianName, request.referralClinicianLicense),
    ),
    ...present(wording.submitted, dateTimeText(request.submittedAt), true),
    ...present(wording.submittedBy, request.submittedByName),
    ...present(wording.answered, answeredAt && dateTimeText(answeredAt), true),
    ...present(wording.remarks, request.remarks),
  ];
  return {
    patient: { title: wording.patient, fields: patient },
    request: { title: wording.request, fields: asked },
  };
}
