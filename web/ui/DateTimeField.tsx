import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TypedReading } from '../../shared/rules/typedDate.ts';
import { dateText } from './dates.ts';
import type { TypedFieldProps } from './TypedField.tsx';
import { useField } from './useField.ts';
import { useTypedProblem } from './useTypedProblem.ts';

const DateTimeInput = lazy(async () => ({ default: (await import('./DateTimeInput.tsx')).DateTimeInput }));

const momentText = (moment: string): string => `${dateText(moment.slice(0, 10))} ${moment.slice(11)}`;

/** A date with its time of day. The form holds `2026-11-21T08:30`, and so do `min` and `max` (REQ-VALID-23). */
export function DateTimeField<Values extends FieldValues>({ min, max, ...props }: TypedFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const { field, input: plain } = useField(props);
  const [problem, setProblem] = useState<TypedReading['problem']>(null);
  const texts = {
    'Invalid date': t('date.invalid'),
    'Invalid time': t('time.invalid'),
    'Invalid arguments': t('time.invalidArguments'),
    outOfBounds: t('time.outOfBounds', { min: min ? momentText(min) : '–', max: max ? momentText(max) : '–' }),
  };
  const { input, onLeave } = useTypedProblem(plain, problem && texts[problem]);
  return (
    <Suspense fallback={<TextField label={input.label} required={input.required} disabled fullWidth helperText=" " />}>
      <DateTimeInput
        {...input}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onProblem={setProblem}
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
