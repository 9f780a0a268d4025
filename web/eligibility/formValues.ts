import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import type { ClinicianOption } from '../../shared/clinician/routes.ts';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import type { EligibilityForm, EligibilityRequest } from '../../shared/eligibility/routes.ts';
import type { BroughtPatient } from '../field/eligibility/broughtPatient.ts';

/** The form as its fields hold it, in the order of the screen: text is never undefined, a choice not made is null. */
export interface FormValues {
  payerId: number | null;
  identifier: 'emiratesId' | 'cardNumber';
  emiratesId: string;
  cardNumber: string;
  eidReasonId: number | null;
  /** Names the reading that the Emirates ID came from; empty while it is typed. */
  cardReadId: string;
  mobileNumber: string;
  serviceCategoryId: number | null;
  consultationCategoryId: number | null;
  /** ISO. */
  serviceDate: string;
  clinicianLicense: ClinicianOption | null;
  /** Without a name for a clinician of another facility: the user typed the licence only. */
  referralClinicianLicense: ClinicianOption | null;
  remarks: string;
}

export type FieldName = Exclude<keyof FormValues, 'identifier' | 'cardReadId'>;

export const emptyForm = (today: string): FormValues => ({
  payerId: null,
  identifier: 'emiratesId',
  emiratesId: '',
  cardNumber: '',
  eidReasonId: null,
  cardReadId: '',
  mobileNumber: '',
  serviceCategoryId: null,
  consultationCategoryId: null,
  serviceDate: today,
  clinicianLicense: null,
  referralClinicianLicense: null,
  remarks: '',
});

/** A form for a patient whom another screen has brought. */
export function formForBrought(patient: BroughtPatient, today: string): FormValues {
  const empty = emptyForm(today);
  if (patient.by === 'emiratesId') return { ...empty, emiratesId: formatEmiratesId(patient.emiratesId) };
  if (patient.by === 'cardNumber') return { ...empty, identifier: 'cardNumber', cardNumber: patient.cardNumber };
  if (patient.by === 'typing') return empty;
  const { emiratesIdNumber, cardReadId, isVerified } = patient.card;
  return { ...empty, emiratesId: formatEmiratesId(emiratesIdNumber), cardReadId: isVerified ? cardReadId : '' };
}

/** The first field that still has to be filled in, in the order of the screen; null where the form can be sent. */
export function nextEmptyField(values: FormValues): FieldName | null {
  if (values.payerId === null) return 'payerId';
  if (values[values.identifier].trim() === '') return values.identifier;
  const isTyped = values.identifier === 'emiratesId' && values.cardReadId === '';
  if (isTyped && values.eidReasonId === null) return 'eidReasonId';
  return values.serviceCategoryId === null ? 'serviceCategoryId' : null;
}

/** A form for the same patient, on another day or for another service; at the same payer, unless that one has said no. */
export const formForPatientOf = (request: EligibilityRequest, today: string): FormValues => ({
  ...emptyForm(today),
  payerId: claimOf(request) === 'notCovered' ? null : request.payerId,
  identifier: request.emiratesId ? 'emiratesId' : 'cardNumber',
  emiratesId: request.emiratesId ? formatEmiratesId(request.emiratesId) : '',
  cardNumber: request.cardNumber ?? '',
  mobileNumber: request.mobileNumber ?? '',
});

/** Stands for the reading of the card that an earlier request was sent with. */
export const cardOfEarlier = 'earlier';

const clinicianOf = (license: string | null, name: string | null): ClinicianOption | null =>
  license === null ? null : { clinicianId: license, fullName: name ?? '', licenseNo: license, specialty: '' };

/** The form of a request that is corrected or sent again: everything as it was sent. */
export const formForChangeOf = (request: EligibilityRequest): FormValues => ({
  ...formForPatientOf(request, request.serviceDate),
  payerId: request.payerId,
  eidReasonId: request.eidReasonId,
  cardReadId: request.emiratesId && request.eidReasonId === null ? cardOfEarlier : '',
  serviceCategoryId: request.serviceCategoryId,
  consultationCategoryId: request.consultationCategoryId,
  clinicianLicense: clinicianOf(request.clinicianLicense, request.clinicianName),
  referralClinicianLicense: clinicianOf(request.referralClinicianLicense, request.referralClinicianName),
  remarks: request.remarks ?? '',
});

/** What the call sends: only what was filled in, and only what is on the screen. Beside the Emirates ID the card's number may stand. */
export function bodyOf(values: FormValues): Partial<EligibilityForm> {
  const isByEmiratesId = values.identifier === 'emiratesId';
  const body = {
    payerId: values.payerId,
    emiratesId: isByEmiratesId ? values.emiratesId : '',
    cardNumber: values.cardNumber.trim(),
    // A card that was read needs no reason why it was not.
    eidReasonId: isByEmiratesId && !values.cardReadId ? values.eidReasonId : null,
    cardReadId: isByEmiratesId ? values.cardReadId : '',
    serviceCategoryId: values.serviceCategoryId,
    consultationCategoryId: values.consultationCategoryId,
    serviceDate: values.serviceDate,
    clinicianLicense: values.clinicianLicense?.licenseNo ?? null,
    referralClinicianLicense: values.referralClinicianLicense?.licenseNo ?? null,
    mobileNumber: values.mobileNumber === '+' ? '' : values.mobileNumber,
    remarks: values.remarks.trim(),
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}
