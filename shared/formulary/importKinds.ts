import { formularySheet } from './formularySheet.ts';
import { referencePriceSheet } from './referencePriceSheet.ts';

export const importKinds = [
  { order: 70, facts: formularySheet },
  { order: 80, facts: referencePriceSheet },
];
