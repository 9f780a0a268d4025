import type { FieldValues } from 'react-hook-form';
import { MaskedField, type MaskedProps } from './MaskedField.tsx';
import { emiratesIdMask } from './maskedText.ts';

/** An Emirates ID, grouped 3-4-7-1 while it is typed; its check digit is checked when the field is left. */
export function EmiratesIdField<Values extends FieldValues>(props: MaskedProps<Values>) {
  return <MaskedField {...props} mask={emiratesIdMask} placeholder="784-____-_______-_" inputMode="numeric" />;
}
