import type { AskedLineFigures } from '../_field/payerAnswer/judgeLines.ts';
import { genericDrug } from './authorizationTypes.ts';
import type { AuthorizationLine } from './form.ts';

/** What was asked of a line, as the table of truth compares it: a drug by its substance has no price (domain 4.3). */
export const askedFigures = ({
  lineId,
  type,
  code,
  quantity,
  netFils,
}: Pick<AuthorizationLine, 'lineId' | 'type' | 'code' | 'quantity' | 'netFils'>): AskedLineFigures => ({
  ...{ lineId, type, code, quantity },
  netFils: type === genericDrug ? null : netFils,
});
