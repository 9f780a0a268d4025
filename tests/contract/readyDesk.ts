import { answerQuestion, ask, inHandOf, reply } from '../support/payerDesk.ts';
import { type Owner, records } from './records.ts';

/** A request in the hand of the owner's reviewer. */
const inHand = async (owner: Owner) => inHandOf(owner.payer, await records.eligibility(owner));

const inTwoHours = (): string => new Date(Date.now() + 7_200_000).toISOString();

/** A request that the clinic was asked about. */
async function asked(owner: Owner) {
  const { data } = await ask(owner.payer, { ...(await inHand(owner)), text: 'Which card?', answerBy: inTwoHours() });
  return { eligibilityId: data?.eligibilityId ?? '', questionId: data?.payerQuestion?.questionId ?? '' };
}

/** A request whose question the clinic answered with a document. */
async function withDocument(owner: Owner) {
  const question = await asked(owner);
  const attachmentId = await records.attachment(owner);
  await answerQuestion(owner.clinic, { ...question, text: 'The blue one.', attachmentIds: [attachmentId] });
  return { eligibilityId: question.eligibilityId, attachmentId };
}

/** Calls of a payer's desk, each with everything made that it needs to go well. */
export const readyDesk = {
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
  getDeskAttachment: async (owner: Owner) => ({ as: owner.payer, query: await withDocument(owner) }),
  getQuestionAttachment: async (owner: Owner) => ({ as: owner.clinic, query: await withDocument(owner) }),
  answerPayerQuestion: async (owner: Owner) => ({ as: owner.clinic, body: await asked(owner) }),
};
