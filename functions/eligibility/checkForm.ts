import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import {
  consultationCategories,
  eidReasons,
  type LookupEntry,
  offeredServiceCategories,
} from '../../shared/model/lookups.ts';
import { emiratesDateOf, type ServiceDateWindow, serviceDateProblem } from '../../shared/rules/serviceDate.ts';
import { findCardPhoto, findCardReading } from '../_data/cardReading.ts';
import { findClinician } from '../_data/clinician.ts';
import type { NewEligibility } from '../_data/newEligibility.ts';
import { keepPatientPhoto } from '../_data/patientPhoto.ts';
import { getPayer, serves } from '../_data/payer.ts';
import { ruleMetBy } from '../_data/ruleMet.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

type Form = Parameters<Operation<typeof eligibilityApi.endpoints.submitEligibility>>[0]['body'];

/** A form that may be sent, with the records that it names. */
export type CheckedForm = Omit<NewEligibility, 'made'>;

/** The rules that need the clock or the store; throws for the first that is broken. */
export async function checkForm(form: Form, ctx: SessionContext): Promise<CheckedForm> {
  const facility = facilityOf(ctx);
  checkChoice('serviceCategoryId', form.serviceCategoryId, offeredServiceCategories);
  checkChoice('consultationCategoryId', form.consultationCategoryId, consultationCategories);
  checkChoice('eidReasonId', form.eidReasonId, eidReasons);
  const [payer, clinician, rule] = await Promise.all([
    getPayer(ctx.store, form.payerId),
    form.clinicianLicense
      ? findClinician(ctx.store, { kind: 'facility', facilityId: facility.facilityId }, form.clinicianLicense)
      : null,
    ruleMetBy(ctx.store, form),
    checkCardReading(form, ctx),
  ]);
  if (!payer || !serves('eligibility')(payer)) throw fail('payerNotAvailable', { field: 'payerId' });
  checkServiceDate(form.serviceDate, ctx.now(), payer.serviceDates);
  if (form.clinicianLicense && !clinician?.isActive) throw fail('clinicianNotFound', { field: 'clinicianLicense' });
  const photoKey = await photoOfReading(form, facility, ctx);
  return { form, facility, payer, clinician, ruleId: rule?.ruleId ?? null, photoKey };
}

/** A reading takes the reason's place only if it is the patient's own. */
async function checkCardReading({ emiratesId, cardReadId }: Form, { store, now }: SessionContext): Promise<void> {
  if (!emiratesId || !cardReadId) return;
  const reading = await findCardReading(store, cardReadId, now());
  if (!reading) throw fail('cardReadRefused', { field: 'emiratesId' });
  if (reading.emiratesId !== emiratesId) throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
}

/** Keeps the photograph of the card that was read for a form that is right. A number that was typed has none. */
async function photoOfReading(
  { emiratesId, cardReadId }: Form,
  { facilityId }: CheckedForm['facility'],
  { store, now }: SessionContext,
): Promise<string | null> {
  if (!emiratesId || !cardReadId) return null;
  const photo = await findCardPhoto(store, cardReadId, now());
  return photo && keepPatientPhoto({ facilityId, cardReadId, photo });
}

function facilityOf({ user }: SessionContext): CheckedForm['facility'] {
  const { facilityId, facilityName, facilityLicense } = user;
  if (!facilityId || !facilityName || !facilityLicense) throw fail('facilityRequired');
  return { facilityId, facilityName, facilityLicense };
}

function checkChoice(field: keyof Form, id: number | undefined, choices: readonly LookupEntry[]): void {
  if (id === undefined || choices.some((choice) => choice.id === id)) return;
  throw invalid(field, 'unknownChoice', 'Choose one of the list.');
}

const dateMessages = {
  inFuture: 'The service date lies in the future.',
  tooOld: 'The service date lies too far in the past.',
} as const;

/** The form may be sent after midnight in the Emirates while it is still yesterday in UTC: the Emirates' day counts. */
function checkServiceDate(serviceDate: string, now: Date, window?: ServiceDateWindow): void {
  const problem = serviceDateProblem(serviceDate, emiratesDateOf(now), window);
  if (problem) throw invalid('serviceDate', problem, dateMessages[problem]);
}
