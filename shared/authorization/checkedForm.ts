import type { CheckedRequest } from '../authorizationRule/checkedRequest.ts';
import type { AuthorizationForm } from './form.ts';

/** What rules see of a form; a draft may lack the encounter. */
type CheckedForm = Pick<AuthorizationForm, 'type' | 'payerId' | 'diagnoses' | 'attachmentIds' | 'documents'> & {
  readonly encounterType?: number | undefined;
  readonly lines: readonly Pick<
    AuthorizationForm['lines'][number],
    'lineId' | 'type' | 'code' | 'quantity' | 'netFils' | 'observations'
  >[];
};

interface Asking {
  readonly facilityLicense: string;
  readonly facilityRegulator: number;
  /** Empty while no answer of the payer names the plan. */
  readonly planName: string;
  readonly serviceDate: string;
}

/** A form as rules are asked about it. Nothing in it names the patient. */
export const checkedRequestOf = (
  { type, payerId, encounterType = 0, diagnoses, lines, attachmentIds, documents }: CheckedForm,
  asking: Asking,
): CheckedRequest => ({
  ...asking,
  payerId,
  type,
  encounterType,
  diagnoses: diagnoses.map(({ code, type: kind }) => ({ code, type: kind })),
  activities: lines.map(({ lineId, type: system, code, quantity, netFils, observations }) => ({
    id: lineId,
    type: system,
    code,
    quantity,
    netFils,
    observations: observations.map((observation) => ({ type: observation.type, code: observation.code })),
  })),
  documentTypes: documents
    .filter(({ attachmentId }) => attachmentIds.includes(attachmentId))
    .map(({ documentType }) => documentType),
});
