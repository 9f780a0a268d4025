import { isCoveredOn } from '../../shared/eligibility/coverage.ts';
import { type DeskAnswer, deskAnswer, type WorklistItem } from '../../shared/worklist/routes.ts';
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

export interface AnswerValues {
  result: '' | DeskAnswer['result'];
  denial: string | null;
  covers: CoverValues[];
  patientName: string;
  payerReference: string;
  comments: string;
}

export const emptyCover: CoverValues = {
  planName: '',
  policyNumber: '',
  validFrom: '',
  validTo: '',
  coPaymentPercent: null,
  coPaymentDirhams: null,
};

export const emptyAnswer = (item: WorklistItem): AnswerValues => ({
  result: '',
  denial: null,
  covers: [emptyCover],
  patientName: item.patientName ?? '',
  payerReference: '',
  comments: '',
});

/** What is sent: of the two ways to answer only what belongs to the chosen one. */
export function bodyOf(values: AnswerValues, { eligibilityId, version }: WorklistItem): DeskAnswer {
  const { result, denial, patientName, comments, payerReference, covers } = values;
  const told = { eligibilityId, version, patientName, comments };
  if (result !== 'eligible') {
    return { ...told, result: result as DeskAnswer['result'], denialCode: denial ?? undefined, coverages: [] };
  }
  const coverages = covers.map(({ coPaymentDirhams, ...cover }) => ({
    ...cover,
    coPaymentFils: coPaymentDirhams === null ? null : Math.round(coPaymentDirhams * 100),
  }));
  return { ...told, result, payerReference, coverages };
}

/** The form's names for the contract's. */
export const answerFieldOf = (field: string): string =>
  field.replace('denialCode', 'denial').replace('coverages', 'covers').replace('coPaymentFils', 'coPaymentDirhams');

/** Checks by the contract, and that a cover holds on the day of the service, as the server will. */
export const answerResolver = (item: WorklistItem) =>
  contractResolver<AnswerValues>(deskAnswer, {
    bodyOf: (values) => bodyOf(values, item),
    fieldOf: answerFieldOf,
    check: (found, values) => {
      const { result, coverages = [] } = bodyOf(values, item);
      if (found.length > 0 || result !== 'eligible' || isCoveredOn(coverages, item.serviceDate)) return found;
      return [{ field: 'covers.0.validTo', code: 'notOnServiceDate', message: 'worklist:form.notOnServiceDate' }];
    },
  });
