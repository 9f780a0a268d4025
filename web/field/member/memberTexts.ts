import type { TFunction } from 'i18next';
import { dirhamDigits, percentText } from '../../../shared/_field/amountText.ts';
import { dateText, isIsoDay } from '../../../shared/_field/dateText.ts';

type T = TFunction<'member'>;

/** Fields with a value from a fixed list, shown by its translation. Other values are shown as typed. */
const worded = new Set(['gender', 'relation', 'gatekeeping']);

/** A field of a member or a cover as people read it. */
export function valueText(field: string, value: string | number | null, t: T): string {
  const isEmpty = value === null || value === '';
  if (isEmpty) return t(field.startsWith('coPayment') ? 'notStated' : 'nothing');
  if (worded.has(field)) return t(`value.${value}` as never, { defaultValue: String(value) });
  if (field === 'coPaymentFils') return dirhamDigits(Number(value));
  if (field === 'coPaymentPercent') return percentText(Number(value));
  return isIsoDay(value) ? dateText(value) : String(value);
}
