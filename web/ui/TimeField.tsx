import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DateFieldProps } from './DateField.tsx';
import { invalidText, isReadable } from './typedValue.ts';
import { useField } from './useField.ts';
import { useTypedProblem } from './useTypedProblem.ts';

const TimeInput = lazy(async () => ({ default: (await import('./TimeInput.tsx')).TimeInput }));

/** A time of day, `hh:mm` with 24 hours (REQ-UI-19); `min` and `max` are such times. The form holds the same text. */
export function TimeField<Values extends FieldValues>({ min, max, ...props }: DateFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const { field, input: plain } = useField(props);
  const value = String(field.value ?? '');
  const isOutside = isReadable(value) && Boolean((min && value < min) || (max && value > max));
  const bounds = t('time.outOfBounds', { min: min ?? '00:00', max: max ?? '23:59' });
  const problem = value === invalidText ? t('time.invalid') : isOutside ? bounds : null;
  const { input, onLeave } = useTypedProblem(plain, problem);
  return (
    <Suspense fallback={<TextField label={input.label} required={input.required} disabled fullWidth helperText=" " />}>
      <TimeInput
        {...input}
        name={field.name}
        value={value}
        onChange={field.onChange}
        onBlur={() => {
          onLeave();
          field.onBlur();
        }}
        inputRef={field.ref}
        min={min}
        max={max}
        isDisabled={props.isDisabled}
      />
    </Suspense>
  );
}
