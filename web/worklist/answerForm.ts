import { isCoveredOn } from '../../shared/eligibility/coverage.ts';
import type { Coverage } from '../../shared/eligibility/routes.ts';
import type { DeskContext } from '../../shared/worklist/deskContext.ts';
import { type DeskAnswer, deskAnswer, deskQuestion, type WorklistItem } from '../../shared/worklist/routes.ts';
import { contractResolver } from '../parts/form/contractResolver.ts';

export interface CoverValues {
  planName: string;
  policyNumber: string;
  validFrom: string;
  validTo: string;
  coPaymentPercent: number | null;
  /** The contract counts fils. */
  coPaymentDirhams: number | null;
}

/** What a reviewer decides: an answer, or a question to the facility first. */
export const decisions = ['eligible', 'notEligible', 'underReview', 'question'] as const;
type Decision = (typeof decisions)[number];

export interface AnswerValues {
  result: '' | Decision;
  denial: string | null;
  covers: CoverValues[];
  patientName: string;
  payerReference: string;
  comments: string;
  /** In how many hours the payer will have reviewed it. */
  untilHours: number | null;
  question: string;
  /** In how many hours the facility should answer. */
  answerHours: number | null;
}

export const emptyCover: CoverValues = {
  planName: '',
  policyNumber: '',
  validFrom: '',
  validTo: '',
  coPaymentPercent: null,
  coPaymentDirhams: null,
};

const hourMs = 3_600_000;
const inHours = (hours: number | null): string | undefined =>
  hours === null ? undefined : new Date(Date.now() + hours * hourMs).toISOString();

/** A cover that is known of the patient, as the form holds it. */
export const coverValues = ({ coPaymentFils, ...cover }: Coverage): CoverValues => ({
  planName: cover.planName,
  policyNumber: cover.policyNumber,
  validFrom: cover.validFrom,
  validTo: cover.validTo,
  coPaymentPercent: cover.coPaymentPercent,
  coPaymentDirhams: coPaymentFils === null ? null : coPaymentFils / 100,
});

const sameCover = (one: Coverage, other: Coverage): boolean =>
  one.policyNumber === other.policyNumber && one.validFrom === other.validFrom;

/** The covers that are known of the patient, each once: those of the register, then those of earlier answers. */
export function knownCovers(context: DeskContext | undefined): Coverage[] {
  const ofRegister = context?.members.flatMap(({ covers }) => covers) ?? [];
  const answered = context?.earlier.flatMap(({ coverages }) => coverages) ?? [];
  return [...ofRegister, ...answered].filter(
    (cover, at, all) => all.findIndex((each) => sameCover(each, cover)) === at,
  );
}

/** An answer that nobody has begun: the covers of the register that hold on the day of the service stand in it. */
export function emptyAnswer(item: WorklistItem, context: DeskContext | undefined): AnswerValues {
  const members = context?.members ?? [];
  const holding = members.flatMap(({ covers }) => covers).filter(({ state }) => state === 'holding');
  return {
    result: '',
    denial: null,
    covers: holding.length > 0 ? holding.map(coverValues) : [emptyCover],
    patientName: item.patientName ?? members[0]?.fullName ?? '',
    payerReference: '',
    comments: '',
    untilHours: null,
    question: '',
    answerHours: 24,
  };
}

/** What is sent: of the ways to answer only what belongs to the chosen one. */
export function bodyOf(values: AnswerValues, { eligibilityId, version }: WorklistItem): DeskAnswer {
  const { result, denial, patientName, comments, payerReference, covers, untilHours } = values;
  const told = { eligibilityId, version, patientName, comments, result: result as DeskAnswer['result'] };
  if (result === 'underReview') return { ...told, until: inHours(untilHours), coverages: [] };
  if (result !== 'eligible') return { ...told, denialCode: denial ?? undefined, coverages: [] };
  const coverages = covers.map(({ coPaymentDirhams, ...cover }) => ({
    ...cover,
    coPaymentFils: coPaymentDirhams === null ? null : Math.round(coPaymentDirhams * 100),
  }));
  return { ...told, payerReference, coverages };
}

/** The question to the facility that is sent instead. */
export const questionOf = ({ question, answerHours }: AnswerValues, { eligibilityId, version }: WorklistItem) => ({
  eligibilityId,
  version,
  text: question,
  answerBy: inHours(answerHours) ?? '',
});

const formFields: Readonly<Record<string, string>> = {
  denialCode: 'denial',
  until: 'untilHours',
  text: 'question',
  answerBy: 'answerHours',
};

/** The form's names for the contract's. */
export const answerFieldOf = (field: string): string =>
  formFields[field] ?? field.replace('coverages', 'covers').replace('coPaymentFils', 'coPaymentDirhams');

/** Checks by the contract, and that a cover holds on the day of the service, as the server will. */
export function answerResolver(item: WorklistItem) {
  const ofAnswer = contractResolver<AnswerValues>(deskAnswer, {
    bodyOf: (values) => bodyOf(values, item),
    fieldOf: answerFieldOf,
    check: (found, values) => {
      const { result, coverages = [] } = bodyOf(values, item);
      if (found.length > 0 || result !== 'eligible' || isCoveredOn(coverages, item.serviceDate)) return found;
      return [{ field: 'covers.0.validTo', code: 'notOnServiceDate', message: 'worklist:form.notOnServiceDate' }];
    },
  });
  const ofQuestion = contractResolver<AnswerValues>(deskQuestion, {
    bodyOf: (values) => questionOf(values, item),
    fieldOf: answerFieldOf,
  });
  return ((values, ...rest) =>
    (values.result === 'question' ? ofQuestion : ofAnswer)(values, ...rest)) as typeof ofAnswer;
}
