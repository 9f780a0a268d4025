import { readSession } from '../../base/sessionState.ts';
import type { AnswersByCode } from './useRuleAnswers.ts';

/** Answers that were not sent yet belong to one user and one request, until the tab or the session ends. */
const keyOf = (userId: string, eligibilityId: string): string => `eligibility:answers:${userId}:${eligibilityId}`;

export const keepAnswers = (userId: string, eligibilityId: string, answers: AnswersByCode): void =>
  sessionStorage.setItem(keyOf(userId, eligibilityId), JSON.stringify(answers));

export const readAnswers = (userId: string, eligibilityId: string): AnswersByCode =>
  readSession<AnswersByCode>(keyOf(userId, eligibilityId)) ?? {};

export const dropAnswers = (userId: string, eligibilityId: string): void =>
  sessionStorage.removeItem(keyOf(userId, eligibilityId));
