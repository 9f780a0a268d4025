import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { isCoveredOn } from '../../shared/worklist/deskAnswer.ts';
import { type DeskAnswer, deskAnswer, type WorklistItem } from '../../shared/worklist/routes.ts';

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
  /** The position of the code in the list. */
  denial: number | null;
  patientName: string;
  payerReference: string;
  comments: string;
  covers: CoverValues[];
}

export const denialList = Object.keys(denialCodes);

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
  patientName: item.patientName ?? '',
  payerReference: '',
  comments: '',
  covers: [emptyCover],
});

/** What is sent: of the two ways to answer only what belongs to the chosen one. */
export function bodyOf(values: AnswerValues, { eligibilityId, version }: WorklistItem): DeskAnswer {
  const { result, denial, patientName, comments, payerReference, covers } = values;
  const told = { eligibilityId, version, patientName, comments };
  if (result !== 'eligible') {
    const denialCode = denial === null ? undefined : denialList[denial];
    return { ...told, result: result as DeskAnswer['result'], denialCode, coverages: [] };
  }
  const coverages = covers.map(({ coPaymentDirhams, ...cover }) => ({
    ...cover,
    coPaymentFils: coPaymentDirhams === null ? null : Math.round(coPaymentDirhams * 100),
  }));
  return { ...told, result, payerReference, coverages };
}

const contract = zodResolver(deskAnswer);
const fieldNames: Readonly<Record<string, string>> = { denialCode: 'denial', coverages: 'covers' };

/** Checks by the contract, and that a cover holds on the day of the service, as the server will. */
export const answerResolver =
  (item: WorklistItem): Resolver<AnswerValues> =>
  async (values, context, options) => {
    const body = bodyOf(values, item);
    const checked = await contract(body as never, context, options as never);
    const errors = Object.fromEntries(
      Object.entries(checked.errors).map(([name, error]) => [fieldNames[name] ?? name, error]),
    );
    const isBare = Object.keys(errors).length === 0 && body.result === 'eligible';
    if (isBare && !isCoveredOn(body.coverages ?? [], item.serviceDate)) {
      errors.covers = [{ validTo: { type: 'custom', message: 'worklist:form.notOnServiceDate' } }] as never;
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
