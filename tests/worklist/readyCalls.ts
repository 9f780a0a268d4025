import { worklistApi } from '../../shared/worklist/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { anAnsweredQuestion, inTwoHours } from '../support/answeredQuestion.ts';
import { inHandOf, reply } from '../support/payerDesk.ts';

/** A request in the hand of the owner's reviewer. */
const inHand = async (owner: Owner) => inHandOf(owner.payer, await records.eligibility(owner));

/** Calls of a payer's desk, each with everything made that it needs to go well. */
export const readyCalls = readyCallsOf(worklistApi, {
  takeBackAnswer: async (owner: Owner) => {
    const { eligibilityId, version } = await inHand(owner);
    await reply(owner.payer, { eligibilityId, version, result: 'notEligible', denialCode: 'ELIG-001' });
    return { as: owner.payer, body: { eligibilityId } };
  },
  askFacility: async (owner: Owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), answerBy: inTwoHours() },
  }),
  handOverRequest: async (owner: Owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), assignee: owner.payer.user.userId },
  }),
  getDeskAttachment: async (owner: Owner) => ({ as: owner.payer, query: await anAnsweredQuestion(owner) }),
  assignRequest: async (owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), assignee: owner.payer.user.userId },
  }),
  answerRequest: async (owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), result: 'notEligible', denialCode: 'ELIG-001' },
  }),
});
