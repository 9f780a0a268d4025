import { fieldRefusal } from '../../shared/messages.ts';
import type { SurveyProblem } from '../../shared/survey/surveyRules.ts';
import { Failure } from '../_kit/failure.ts';

/** Refuses with every rule that a survey or its answers break. */
export function refuseProblems(problems: readonly SurveyProblem[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ field, refusal, number }) =>
    fieldRefusal(field, refusal, number === undefined ? undefined : { number }),
  );
  throw new Failure('invalidInput', errors);
}
