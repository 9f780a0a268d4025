/**
 * What an answer claims of the day of the service: `withoutCover` is an answer Eligible that names no cover, or none that holds on
 * that day; nobody may take it for a confirmed cover.
 */
export const answerClaims = ['covered', 'withoutCover', 'notCovered', 'undecided'] as const;
export type AnswerClaim = (typeof answerClaims)[number];
