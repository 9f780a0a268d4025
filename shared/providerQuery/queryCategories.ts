/** What questions to an insurer are about. */
export const queryCategories = [
  'eligibility',
  'authorization',
  'claim',
  'payment',
  'contract',
  'technical',
  'other',
] as const;
