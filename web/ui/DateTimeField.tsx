import { lazy, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import type { TypedReading } from '../../shared/_field/typedDate.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const DateTimeInput = lazy(async () => ({ default: (await import('./DateTimeInput.tsx')).DateTimeInput }));

const momentText = (moment: string): string => `${dateText(moment.slice(0, 10))} ${moment.slice(11)}`;

/** A date with its time of day. The form holds `2026-11-21T08:30`, and so do `min` and `max` (REQ-VALID-23). */
export function DateTimeField<Values extends FieldValues>(props: TypedFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const { min, max } = props;
  const [problem, setProblem] = useState<TypedReading['problem']>(null);
  const texts = {
    'Invalid date': t('date.invalid'),
    'Invalid time': t('time.invalid'),
    'Invalid arguments': t('time.invalidArguments'),
    outOfBounds: t('time.outOfBounds', { min: min ? momentText(min) : '–', max: max ? momentText(max) : '–' }),
  };
  return (
    <TypedField {...props} Input={DateTimeInput} problemOf={() => problem && texts[problem]} onProblem={setProblem} />
  );
}
