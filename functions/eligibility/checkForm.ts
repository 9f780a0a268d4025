import * as z from 'zod';
import { cardNameOf } from '../../shared/_field/cardReader/cardName.ts';
import { type FoundReading, findCardPhoto, findCardReading } from '../_data/cardReading/cardReading.ts';
import { keepPatientPhoto } from '../_data/document/patientPhoto.ts';
import { type CheckedForm, checkFormFor, type Form, formRecords } from '../_data/eligibility/checkFormFor.ts';
import type { IdCard } from '../_data/eligibility/newEligibility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { Failure, fail } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { provenFacilityId } from '../_kit/proof.ts';

/** The facility at which the caller works, from their session. */
type OwnFacility = CheckedForm['facility'] & { readonly facilityId: OwnFacilityId };

/** The rules that need the clock or the store, of a form that the caller sends; throws for the first that is broken. */
export async function checkForm(form: Form, ctx: SessionContext): Promise<CheckedForm> {
  const [checked] = await withCard(form, ctx, [checkWithRecords(form, ctx)]);
  return checked as CheckedForm;
}

/** The same for several payers, in their order; a refusal of a payer points at its place among them. */
export const checkForPayers = (
  form: Omit<Form, 'payerId'>,
  payerIds: readonly number[],
  ctx: SessionContext,
): Promise<CheckedForm[]> =>
  withCard(
    form,
    ctx,
    payerIds.map((payerId, at) => checkWithRecords({ ...form, payerId }, ctx).catch(pointAt(at))),
  );

const checkWithRecords = (form: Form, ctx: SessionContext): Promise<CheckedForm> =>
  checkFormFor(facilityOf(ctx), form, { now: ctx.now(), records: formRecords(ctx.store) });

/** Throws the failure again, with the place of the payer as its field. */
const pointAt =
  (at: number) =>
  (error: unknown): never => {
    if (!(error instanceof Failure)) throw error;
    const errors = error.errors.map((each) => (each.field === 'payerId' ? { ...each, field: `payerIds.${at}` } : each));
    throw new Failure(error.code, errors, error.data);
  };

/** Looks at the card once for all forms of the patient, and keeps its photograph once all of them are valid. */
async function withCard(
  patient: Pick<Form, 'emiratesId' | 'cardReadId'>,
  ctx: SessionContext,
  checking: readonly Promise<CheckedForm>[],
): Promise<CheckedForm[]> {
  const facility = facilityOf(ctx);
  const [reading, ...checked] = await Promise.all([checkedReading(patient, ctx), ...checking]);
  const photoKey = reading && (await photoOfReading(reading, facility, ctx));
  const idCard = reading && idCardOfReading(reading);
  return checked.map((each) => ({ ...each, photoKey, idCard }));
}

/** The card reading that takes the reason's place: only the patient's own. Null for an Emirates ID that was typed. */
async function checkedReading(
  { emiratesId, cardReadId }: Pick<Form, 'emiratesId' | 'cardReadId'>,
  { store, now }: SessionContext,
): Promise<FoundReading | null> {
  if (!emiratesId || !cardReadId) return null;
  const reading = await findCardReading(store, cardReadId, now());
  if (!reading) throw fail('cardReadRefused', { field: 'emiratesId' });
  if (reading.emiratesId !== emiratesId) throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
  return reading;
}

const day = z.iso.date();
const dayOrNothing = (text: string | null): string | undefined => day.safeParse(text).data;

/** Who the card is, as the request keeps it: a card may leave out everything but the English name. */
const idCardOfReading = ({ fullName, fullNameArabic, bornOn, expiresOn }: FoundReading): IdCard => ({
  idCardName: cardNameOf(fullName) || undefined,
  idCardNameArabic: cardNameOf(fullNameArabic) || undefined,
  idCardBornOn: dayOrNothing(bornOn),
  idCardExpiresOn: dayOrNothing(expiresOn),
});

/** Stores the photograph of the card that was read, once the form is valid; answers its key. */
async function photoOfReading(
  reading: FoundReading,
  { facilityId }: OwnFacility,
  { store, now }: SessionContext,
): Promise<string | null> {
  const photo = await findCardPhoto(store, reading, now());
  return photo && keepPatientPhoto({ facilityId, cardReadId: reading.cardReadId, photo });
}

function facilityOf({ user }: SessionContext): OwnFacility {
  const { facilityId, facilityName, facilityNameArabic, facilityLicense } = user;
  if (!facilityId || !facilityName || !facilityLicense) throw fail('facilityRequired');
  return { facilityId: provenFacilityId(facilityId), facilityName, facilityNameArabic, facilityLicense };
}
