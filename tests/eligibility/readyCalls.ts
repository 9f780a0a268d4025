import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { plans } from '../../shared/_field/plans.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { anAnsweredQuestion } from '../support/answeredQuestion.ts';
import { aForm, memberWho, submitted } from './support/eligibility.ts';

/** A request for a patient whom NAS has found eligible. */
async function eligibleAtNas({ store, clinic }: Owner): Promise<string> {
  const id = await submitted(clinic, aForm(memberWho(({ payerId }) => payerId === plans.NAS)));
  const { facilityId } = clinic.user;
  const request = await findEligibility(store, { kind: 'all' }, id);
  if (request?.facilityId !== facilityId) throw new Error('Not stored');
  await writeTogether(store, eligibilityChange(request, { status: eligibilityStatus.Eligible }, []));
  return id;
}

/** Calls about requests that have to be in a certain state first. */
export const readyCalls = readyCallsOf(eligibilityApi, {
  getQuestionAttachment: async (owner: Owner) => ({ as: owner.clinic, query: await anAnsweredQuestion(owner) }),
  getNasClaimForm: async (owner: Owner) => ({
    as: owner.clinic,
    body: { eligibilityId: await eligibleAtNas(owner) },
  }),
});
