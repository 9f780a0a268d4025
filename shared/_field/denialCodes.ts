/** Plain meanings of the regulators' denial codes that an eligibility answer may carry. Codes outside the list are shown as they are. */
export const denialCodes: Readonly<Record<string, string>> = {
  'AUTH-012': 'The payer asks for more information',
  'BENX-005': 'The annual limit of the benefit is reached',
  'CLAI-012': 'Not compliant with the contract between provider and payer',
  'ELIG-001': 'The patient is not a covered member',
  'ELIG-005': 'The service date is after the last date of coverage',
  'ELIG-006': 'The service date is before the effective date of coverage',
  'ELIG-007': 'The provider is not in the network',
  'ELIG-008': 'The physician is not in the network',
  'NCOV-001': 'The diagnosis is not covered',
  'NCOV-002': 'Pre-existing conditions are not covered',
  'NCOV-003': 'The service is not covered',
  'NCOV-009': 'Dental treatments are not covered',
  'NCOV-010': 'Elective procedures are not covered',
  'NCOV-012': 'Eye examinations and treatments are not covered',
};
