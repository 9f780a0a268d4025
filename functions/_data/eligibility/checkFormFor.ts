import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  consultationCategories,
  eidReasons,
  type LookupEntry,
  offeredServiceCategories,
} from '../../../shared/_field/lookups.ts';
import {
  emiratesDateOf,
  type ServiceDateWindow,
  serviceDateLimits,
  serviceDateProblem,
} from '../../../shared/_field/serviceDate.ts';
import type { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import type { BodyOf } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { type Clinician, findClinician, worksOn } from '../clinician/clinician.ts';
import { getPayer, type Payer, serves } from '../payer/payer.ts';
import { ruleMetBy } from '../payerRule/ruleVersion.ts';
import { findRegulatoryDetails } from '../regulatoryDetails/regulatoryDetails.ts';
import type { NewEligibility } from './newEligibility.ts';

export type Form = BodyOf<typeof eligibilityApi.endpoints.submitEligibility>;

/** A form that may be sent, with the records that it names. */
export type CheckedForm = Omit<NewEligibility, 'made'>;

/** Where the records that forms name are looked up. */
export interface FormRecords {
  readonly payer: (payerId: number) => Promise<Payer | null>;
  readonly clinician: (facilityId: OwnFacilityId, license: string) => Promise<Clinician | null>;
  /** Whether the facility can sign in to the post office of its regulator. */
  readonly hasPostOffice: (facilityId: OwnFacilityId) => Promise<boolean>;
  readonly rule: (service: Parameters<typeof ruleMetBy>[1]) => ReturnType<typeof ruleMetBy>;
}

export const formRecords = (store: DynamoDBDocumentClient): FormRecords => ({
  payer: (payerId) => getPayer(store, payerId),
  clinician: (facilityId, license) => findClinician(store, { kind: 'facility', facilityId }, license),
  hasPostOffice: async (facilityId) => (await findRegulatoryDetails(store, facilityId)) !== null,
  rule: (service) => ruleMetBy(store, service),
});

/**
 * Checks the rules of a form that need the clock or the store, for a form and for a row of a sheet; throws for the
 * first broken one.
 */
export async function checkFormFor(
  facility: CheckedForm['facility'] & { readonly facilityId: OwnFacilityId },
  form: Form,
  { now, records }: { readonly now: Date; readonly records: FormRecords },
): Promise<CheckedForm> {
  checkChoice('serviceCategoryId', form.serviceCategoryId, offeredServiceCategories);
  checkChoice('consultationCategoryId', form.consultationCategoryId, consultationCategories);
  checkChoice('eidReasonId', form.eidReasonId, eidReasons);
  const clinicianOf = (license: string | undefined) =>
    license ? records.clinician(facility.facilityId, license) : null;
  const [payer, clinician, referrer, rule] = await Promise.all([
    records.payer(form.payerId),
    clinicianOf(form.clinicianLicense),
    clinicianOf(form.referralClinicianLicense),
    records.rule({ ...form, facilityId: facility.facilityId }),
  ]);
  if (!payer || !serves('eligibility')(payer)) throw fail('payerNotAvailable', { field: 'payerId' });
  if (payer.answers === 'postOffice' && !(await records.hasPostOffice(facility.facilityId))) {
    throw fail('regulatorDetailsMissing', { field: 'payerId' });
  }
  checkServiceDate(form.serviceDate, now, payer.serviceDates);
  const isThere = clinician !== null && worksOn(clinician, form.serviceDate);
  if (form.clinicianLicense && !isThere) throw fail('clinicianNotFound', { field: 'clinicianLicense' });
  return { form, facility, payer, clinician, referrer, ruleId: rule?.ruleId ?? null };
}

function checkChoice(field: keyof Form, id: number | undefined, choices: readonly LookupEntry[]): void {
  if (id === undefined || choices.some((choice) => choice.id === id)) return;
  throw invalid(field, 'unknownChoice');
}

/** The form may be sent after midnight in the Emirates while it is still yesterday in UTC: the Emirates' day counts. */
function checkServiceDate(serviceDate: string, now: Date, window?: ServiceDateWindow): void {
  const today = emiratesDateOf(now);
  const problem = serviceDateProblem(serviceDate, today, window);
  if (problem === 'inFuture') throw invalid('serviceDate', 'serviceInFuture');
  const { earliest } = serviceDateLimits(today, window);
  if (problem === 'tooOld') throw invalid('serviceDate', 'serviceTooOld', { earliest });
}
