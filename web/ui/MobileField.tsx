import type { FieldValues } from 'react-hook-form';
import { MaskedField, type MaskedProps } from './MaskedField.tsx';
import { mobileMask } from './maskedText.ts';

/** An international mobile number, grouped +NNN-NN-NNN-NNNN while it is typed. */
export function MobileField<Values extends FieldValues>(props: MaskedProps<Values>) {
  return <MaskedField {...props} mask={mobileMask} placeholder="+971-__-___-____" inputMode="tel" />;
}
