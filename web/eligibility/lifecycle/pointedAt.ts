import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { FieldName } from '../formValues.ts';

/** The fields that a denial speaks of; the patient's number stands for whichever was sent. */
const fields: Readonly<Record<string, readonly (FieldName | 'identifier')[]>> = {
  'ELIG-001': ['identifier', 'payerId'],
  'ELIG-005': ['serviceDate'],
  'ELIG-006': ['serviceDate'],
  'ELIG-007': ['payerId'],
  'ELIG-008': ['clinicianLicense'],
};

/** The fields of the form that the payer's refusal points at. */
export const pointedAt = ({ denialCode, emiratesId }: EligibilityRequest): FieldName[] =>
  (fields[denialCode ?? ''] ?? []).map((name) =>
    name === 'identifier' ? (emiratesId ? 'emiratesId' : 'cardNumber') : name,
  );
