import { type Bilingual, inLanguage } from '../_field/bilingual.ts';
import { dateText, dateTimeText, timeText } from '../_field/dateText.ts';
import { denialCodes } from '../_field/denialCodes.ts';
import { filledText } from '../_field/sentence.ts';
import { emiratesDateOf } from '../_field/serviceDate.ts';
import { sentenceTexts } from './answerSentenceTexts.ts';
import { blockWords } from './blockReason.ts';
import { coPaymentText } from './coPaymentText.ts';
import { claimOf, coPaymentOf, missingOf, shownCoverOn } from './coverage.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';
import { waitsForAnswers } from './eligibilityWaiting.ts';
import { notMember } from './notMember.ts';
import { payerWords } from './remarkText.ts';
import type { EligibilityRequest } from './routes.ts';

export type SentenceKey = keyof typeof sentenceTexts;

/** What a request has come to: the name of its sentence, and the words for its places in both languages. */
export interface AnswerSentence {
  readonly name: SentenceKey;
  readonly values: Readonly<Record<string, Bilingual>>;
}

/** The moment of telling; null for paper, which must not say "today". */
type Now = Date | null;

const same = (text: string): Bilingual => ({ en: text, ar: text });
/** What others wrote keeps its own direction within an Arabic sentence. */
const theirs = (text: string): Bilingual => ({ en: text, ar: `\u2068${text}\u2069` });

/** A time as people read it: the hour alone for one of today. */
function momentText(instant: string, now: Now): Bilingual {
  const isToday = now !== null && emiratesDateOf(new Date(instant)) === emiratesDateOf(now);
  return same(isToday ? timeText(instant) : dateTimeText(instant));
}

const paysTexts = {
  notStated: { en: 'the payer does not say what the patient pays', ar: 'لم تذكر الجهة الدافعة ما يدفعه المريض' },
  nothing: { en: 'the patient pays nothing', ar: 'لا يدفع المريض شيئًا' },
} as const satisfies Record<string, Bilingual>;

function paysOf(cover: Parameters<typeof coPaymentOf>[0]): Bilingual {
  const coPayment = coPaymentOf(cover);
  if (typeof coPayment === 'string') return paysTexts[coPayment];
  const { en, ar } = coPaymentText(cover);
  return { en: `the patient pays ${en}`, ar: `يدفع المريض ${ar}` };
}

function coveredSentence({ coverages, serviceDate }: EligibilityRequest, now: Now): AnswerSentence {
  const cover = shownCoverOn(coverages, serviceDate);
  const today = now && emiratesDateOf(now);
  const values = {
    plan: theirs(cover?.planName ?? ''),
    pays: cover ? paysOf(cover) : paysTexts.notStated,
    day: same(dateText(serviceDate)),
  };
  if (serviceDate !== today) return { name: 'coveredOn', values };
  return { name: cover?.validTo === today ? 'coveredUntilToday' : 'coveredToday', values };
}

/** A sentence within another one: without its stop. */
const within = (text: string): string => text.replace(/\.$/, '');

/** Why the payer says no: its code in words, else its own text, else what its register or its people wrote. */
function reasonOf(request: EligibilityRequest): Bilingual | null {
  const { denialCode, denialText } = request;
  const words = denialCodes[denialCode ?? ''] ?? (denialText ? theirs(denialText) : null);
  const said = words ?? {
    en: payerWords('en', request) ?? denialCode ?? '',
    ar: payerWords('ar', request) ?? denialCode ?? '',
  };
  return said.en === '' ? null : { en: within(said.en), ar: within(said.ar) };
}

/** One payer's no is not everybody's: the sentence names the payer. */
function notCoveredSentence(request: EligibilityRequest): AnswerSentence {
  const payer = { en: request.payerName, ar: `\u2068${request.payerNameArabic}\u2069` };
  if (request.denialCode === notMember) return { name: 'notMember', values: { payer } };
  const reason = reasonOf(request);
  return reason ? { name: 'notCovered', values: { payer, reason } } : { name: 'notCoveredUnsaid', values: { payer } };
}

/** Whoever waits for people is told until when; a time that has passed says so. */
function reviewingSentence({ answerDueAt, payerQuestion }: EligibilityRequest, now: Now): AnswerSentence {
  if (payerQuestion && payerQuestion.answeredAt === null) {
    return { name: 'payerAsks', values: { time: momentText(payerQuestion.answerBy, now) } };
  }
  if (!answerDueAt) return { name: 'reviewing', values: {} };
  const isOverdue = now !== null && Date.parse(answerDueAt) < now.getTime();
  return { name: isOverdue ? 'overdue' : 'reviewingUntil', values: { time: momentText(answerDueAt, now) } };
}

function pendingSentence(request: EligibilityRequest, now: Now): AnswerSentence {
  if (waitsForAnswers(request)) return { name: 'rulesFirst', values: {} };
  const isWithPeople = Boolean(request.answerDueAt) || request.hasPayerQuestion;
  if (isWithPeople) return reviewingSentence(request, now);
  if (!request.isPayerUnavailable) return { name: 'waiting', values: {} };
  if (!request.nextAttemptAt) return { name: 'payerDown', values: {} };
  return { name: 'payerDownUntil', values: { time: momentText(request.nextAttemptAt, now) } };
}

const { Pending, Answered, Error: Failed, Cancelled, Resubmitted, Blocked } = eligibilityStatus;

/**
 * THE rule of what an answer says in one sentence, for screens, paper and whatever tells of it. `now` is the moment of reading; null
 * for paper, where "today" would be wrong tomorrow.
 */
export function sentenceOf(request: EligibilityRequest, now: Now): AnswerSentence {
  if (request.status === Resubmitted) return { name: 'replaced', values: {} };
  if (request.status === Cancelled) return { name: 'cancelled', values: {} };
  if (request.status === Failed) return { name: 'failed', values: {} };
  if (request.status === Pending) return pendingSentence(request, now);
  if (request.status === Answered) return reviewingSentence(request, now);
  if (request.status === Blocked) {
    if (!request.blockedFor) return { name: 'blockedUnsaid', values: {} };
    const { en, ar } = blockWords[request.blockedFor];
    return { name: 'blocked', values: { reason: { en: within(en), ar: within(ar) } } };
  }
  const claim = claimOf(request);
  if (claim === 'covered') return coveredSentence(request, now);
  if (claim === 'notCovered') return notCoveredSentence(request);
  if (claim === 'undecided') return { name: 'unknown', values: {} };
  return { name: missingOf(request), values: { day: same(dateText(request.serviceDate)) } };
}

/** A sentence in one language. */
export const sentenceText = (language: string, { name, values }: AnswerSentence): string =>
  filledText(
    inLanguage(language, sentenceTexts[name]),
    Object.fromEntries(Object.entries(values).map(([name, words]) => [name, inLanguage(language, words)])),
  );
