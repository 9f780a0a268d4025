import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { readTypedDateTime, type TypedReading } from '../../shared/_field/typedDate.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import { invalidText, isReadable } from './typedValue.ts';

interface Parts {
  readonly date: string;
  readonly time: string;
}

const partsOf = (value: string): Parts => {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
};

/** The moment that both parts name within the bounds; without either of them, nothing. */
function readParts(
  { date, time }: Parts,
  bounds: { min?: string | undefined; max?: string | undefined },
): TypedReading {
  if (date === '' && time === '') return { value: '', problem: null };
  return readTypedDateTime(`${isReadable(date) ? dateText(date) : date} ${time}`, {
    ...(bounds.min ? { min: bounds.min } : {}),
    ...(bounds.max ? { max: bounds.max } : {}),
  });
}

/** The two parts of DateTimeField. What both together say goes to the form; half of it stays here. */
export function DateTimeInput({ value, onChange, onProblem, min, max, ...props }: DateInputProps) {
  const { t } = useTranslation('ui');
  const { id, label, error, helperText, inputRef, ...shared } = props;
  const [parts, setParts] = useState(partsOf(isReadable(value) ? value : ''));
  const held = readParts(parts, { min, max }).value ?? invalidText;
  if (held !== value && value !== invalidText) setParts(partsOf(value));

  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part };
    const reading = readParts(next, { min, max });
    setParts(next);
    onProblem?.(reading.problem);
    onChange(reading.value ?? invalidText);
  };

  return (
    <div>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))' }}>
        <DateInput
          {...shared}
          id={id}
          label={label}
          error={error}
          helperText=""
          {...(inputRef ? { inputRef } : {})}
          value={parts.date}
          onChange={(date) => change({ date })}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
        />
        <TimeInput
          {...shared}
          id={`${id}-time`}
          label={t('time.of', { label })}
          error={error}
          helperText=""
          value={parts.time}
          onChange={(time) => change({ time })}
        />
      </Box>
      <FormHelperText role="status" error={error}>
        {helperText}
      </FormHelperText>
    </div>
  );
}
