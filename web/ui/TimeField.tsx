import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';
import { invalidText, isReadable } from './typedValue.ts';

const TimeInput = lazy(async () => ({ default: (await import('./TimeInput.tsx')).TimeInput }));

/** A time of day, `hh:mm` with 24 hours (REQ-UI-19); `min` and `max` are such times. The form holds the same text. */
export function TimeField<Values extends FieldValues>(props: TypedFieldProps<Values>) {
  const { t } = useTranslation('ui');
  const { min, max } = props;
  const problemOf = (value: string) => {
    if (value === invalidText) return t('time.invalid');
    const isOutside = isReadable(value) && Boolean((min && value < min) || (max && value > max));
    return isOutside ? t('time.outOfBounds', { min: min ?? '00:00', max: max ?? '23:59' }) : null;
  };
  return <TypedField {...props} Input={TimeInput} problemOf={problemOf} />;
}
