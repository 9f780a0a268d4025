import type { FieldValues } from 'react-hook-form';
import { MaskedField } from './MaskedField.tsx';
import { mobileMask } from './maskedText.ts';
import type { FieldProps } from './useField.ts';

/** An international mobile number, grouped +NNN-NN-NNN-NNNN while it is typed. */
export function MobileField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <MaskedField {...props} mask={mobileMask} placeholder="+971-__-___-____" inputMode="tel" />;
}
