/** The regulators' denial codes that are about eligibility: a reviewer is offered them before all others. */
export const deskDenials: readonly string[] = [
  'AUTH-012',
  'BENX-005',
  'CLAI-012',
  'ELIG-001',
  'ELIG-005',
  'ELIG-006',
  'ELIG-007',
  'ELIG-008',
  'NCOV-001',
  'NCOV-002',
  'NCOV-003',
  'NCOV-009',
  'NCOV-010',
  'NCOV-012',
];
