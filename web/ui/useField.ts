import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldMessage } from './fieldMessage.ts';

/** What every field of a form is given. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** The id of a field's input: labels, error summaries and tests find it by the field's name. */
export const fieldId = (name: string): string => `field-${name}`;

/** A field's connection to its form, and its texts: the error in the user's language, or else the hint. */
export function useField<Values extends FieldValues>({ control, name, label, hint, isRequired }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldMessage()(fieldState.error?.message);
  return {
    field,
    input: {
      id: fieldId(name),
      label,
      required: isRequired ?? false,
      error: error !== null,
      helperText: error ?? hint ?? '',
    },
  };
}
