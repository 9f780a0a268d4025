import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { answerQuestion, ask, inHandOf } from './payerDesk.ts';

/** In two hours: until then a facility may answer. */
export const inTwoHours = (): string => new Date(Date.now() + 7_200_000).toISOString();

/** A request whose question the clinic answered with a document. */
export async function anAnsweredQuestion(owner: Owner) {
  const seen = await inHandOf(owner.payer, await records.eligibility(owner));
  const { data } = await ask(owner.payer, { ...seen, text: 'Which card?', answerBy: inTwoHours() });
  const { eligibilityId = '', payerQuestion } = data ?? {};
  const attachmentId = await records.attachment(owner);
  const answer = { eligibilityId, questionId: payerQuestion?.questionId ?? '', text: 'The blue one.' };
  await answerQuestion(owner.clinic, { ...answer, attachmentIds: [attachmentId] });
  return { eligibilityId, attachmentId };
}
