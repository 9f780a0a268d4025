import { priceListSheet } from './priceListSheet.ts';
import { priceProposalSheet } from './priceProposalSheet.ts';

export const importKinds = [
  { order: 90, facts: priceListSheet },
  { order: 100, facts: priceProposalSheet },
];
