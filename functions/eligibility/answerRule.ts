import type { ApiError } from '../../shared/_contract/envelope.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { waitsForAnswers } from '../../shared/eligibility/eligibilityWaiting.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { fieldRefusal, type RefusalName } from '../../shared/messages.ts';
import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import { type AnswerProblem, answerProblem } from '../../shared/payerRule/ruleAnswer.ts';
import { answersOf } from '../../shared/payerRule/ruleMatch.ts';
import { eligibilityChange, findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { setOut } from '../_data/eligibility/setOut.ts';
import { queueSoon } from '../_data/outbox/outboxQueue.ts';
import { versionMet } from '../_data/payerRule/ruleVersion.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { Failure, fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';

type AnswerRule = typeof eligibilityApi.endpoints.answerRule;
type Context = ContextOf<AnswerRule>;
type Body = BodyOf<AnswerRule>;

const refusalsOf: Readonly<Record<AnswerProblem, RefusalName>> = {
  ruleAnswerValidator: 'answerMissing',
  unknownChoice: 'unknownChoice',
  invalidDate: 'answerNoDate',
  tooLong: 'answerTooLong',
};

/** REQ-ELIG-07: the answers go to the payer; who answers again under the same key answers once. */
export const answerRule: Operation<AnswerRule> = async ({ body }, ctx) => {
  const outboxId = ctx.newId();
  const { answerRule: endpoint } = eligibilityApi.endpoints;
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId });
  const { data, isRepeated } = await once(ctx, endpoint, () => prepare(body, ctx, outboxId));
  if (!isRepeated) await queueSoon({ outboxId, kind: 'eligibility' });
  return data;
};

async function prepare(body: Body, ctx: Context, outboxId: string) {
  const { request, rule } = await waitingRequest(body, ctx);
  const errors = answerErrors(rule, body.answers);
  if (errors.length > 0) throw new Failure('invalidInput', errors);
  const { eligibilityId } = request;
  const at = ctx.now().toISOString();
  const given = new Map(body.answers.map(({ question, answer }) => [question, answer]));
  const status = eligibilityStatus.Answered;
  const change = { status, outboxId, hasOpenQuestions: false, ruleAnswers: answersOf(rule.questions, given) };
  const answered = { at, event: 'questionsAnswered', by: ctx.user.displayName, detail: null } as const;
  const { items } = setOut({ ...request, ...change }, { outboxId, at, newId: ctx.newId });
  return { data: { eligibilityId, status }, items: [...eligibilityChange(request, change, [answered]), ...items] };
}

/** The request with the rule that was answered; 409 when it waits for nothing, or for other answers. */
async function waitingRequest(
  { eligibilityId, ruleId }: Body,
  { store, scope }: Context,
): Promise<{ request: StoredEligibility; rule: RuleVersion }> {
  const request = await findEligibility(store, scope, eligibilityId);
  if (!request) throw fail('notFound');
  // A payer reads its requests and does not answer for the provider.
  if (scope.kind !== 'facility') throw fail('notAllowed');
  if (!waitsForAnswers(request) || request.ruleId !== ruleId) throw fail('changedMeanwhile');
  const rule = await versionMet(store, request);
  if (!rule) throw new Error(`The rule ${ruleId} of a request is not there`);
  return { request, rule };
}

/** Every answer that does not fit, where it stands; and the questions that were left out. */
function answerErrors({ questions }: RuleVersion, answers: Body['answers']): ApiError[] {
  const refused = answers.map(({ question, answer }, at): RefusalName | null => {
    if (answers.findIndex((other) => other.question === question) < at) return 'answeredTwice';
    const asked = questions.find(({ key }) => key === question);
    const problem = asked ? answerProblem(asked, answer) : null;
    return asked ? problem && refusalsOf[problem] : 'unknownQuestion';
  });
  const wrong = refused.flatMap((refusal, at) => (refusal ? [fieldRefusal(`answers.${at}.answer`, refusal)] : []));
  const isLeftOut = questions.some(({ key }) => !answers.some(({ question }) => question === key));
  return isLeftOut ? [...wrong, fieldRefusal('answers', 'answerMissing')] : wrong;
}
