import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { facilityChange, getFacility } from '../../../functions/_data/facility/facility.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/diseaseManagement/index.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { programmes } from '../../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi } from '../../../shared/diseaseManagement/routes.ts';
import { colleagueOf } from '../../authorization/support/authorizations.ts';
import { aClinic } from '../../eligibility/support/eligibility.ts';
import { aCard, aMother, aMotherByHand, byCard } from '../../newborn/support/newborns.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { enrolMember } = diseaseManagementApi.endpoints;
type Enrol = z.input<(typeof enrolMember)['body']>;

/** Lets the facility of somebody take part, or take part no more. */
export async function takesPart(
  store: DynamoDBDocumentClient,
  { user }: SignedIn,
  hasDiseaseManagement = true,
): Promise<void> {
  const facility = await getFacility(store, user.facilityId ?? '');
  if (!facility) throw new Error('There is no such facility');
  if (facility.hasDiseaseManagement === hasDiseaseManagement) return;
  await writeTogether(store, facilityChange(facility, { hasDiseaseManagement }).items);
}

/** A member of the care team of a clinic that takes part. */
export async function aCareTeam(store: DynamoDBDocumentClient): Promise<SignedIn> {
  const as = await colleagueOf(store, await aClinic(store), ['Eligibility', 'DiseaseManagement']);
  await takesPart(store, as);
  return as;
}

/** A patient whose cover the payer has confirmed to the clinic. */
export async function aPatientAt(as: SignedIn, cardNumber = aCard()) {
  return { cardNumber, eligibilityId: await aMother(as, byCard(cardNumber)) };
}

export const anEnrol = (eligibilityId: string, changes: Partial<Enrol> = {}): Enrol => ({
  eligibilityId,
  programme: 'diabetes',
  criteria: [...programmes[changes.programme ?? 'diabetes'].criteria],
  consentOn: emiratesDateOf(new Date()),
  consentKind: 'signed',
  goals: '',
  ...changes,
});

export const enrol = (as: SignedIn, eligibilityId: string, changes: Partial<Enrol> = {}, headers = {}) =>
  callApi(handler, enrolMember, { as, body: anEnrol(eligibilityId, changes), headers });

export async function enrolled(as: SignedIn, eligibilityId: string, changes: Partial<Enrol> = {}): Promise<string> {
  const { data, errors } = await enrol(as, eligibilityId, changes);
  if (!data) throw new Error(`Not enrolled: ${JSON.stringify(errors)}`);
  return data.enrolmentId;
}

/** An enrolment at a clinic with a payer whose people answer by hand. */
export async function anEnrolmentByHand(store: DynamoDBDocumentClient, as: SignedIn, payerId: number) {
  await takesPart(store, as);
  const eligibilityId = await aMotherByHand(store, as, payerId);
  return { eligibilityId, enrolmentId: await enrolled(as, eligibilityId) };
}
