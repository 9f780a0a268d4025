import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { readTypedDate, type TypedReading } from '../../shared/_field/typedDate.ts';
import { CalendarLocale } from './CalendarLocale.tsx';
import { labelBeside } from './labelBeside.ts';
import { aboveDialogs } from './limits.ts';
import { invalidText, isReadable, leaveTyped } from './typedValue.ts';

export interface DateInputProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: boolean;
  helperText: string;
  /** An ISO date, empty, or `invalidText`. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef?: Ref<{ focus: () => void }>;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Told what is wrong with what was typed, by an input that finds it itself. */
  onProblem?: ((problem: TypedReading['problem']) => void) | undefined;
}

const typedFormat = 'DD/MM/YYYY';
const isoOf = (date: Dayjs | null): string =>
  date === null ? '' : (readTypedDate(date.format(typedFormat)).value ?? invalidText);

/** The calendar part of DateField, in a file of its own so that only screens with a date load it. */
export function DateInput({ value, onChange, onBlur, min, max, inputRef, isDisabled, ...input }: DateInputProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  if (isoOf(typed) !== value && value !== invalidText) setTyped(value ? dayjs(value) : null);

  const field = useRef<HTMLDivElement>(null);
  // The picker's own input is hidden from everybody: the focus belongs to its day.
  useImperativeHandle(inputRef, () => ({
    focus: () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  return (
    <CalendarLocale openText={isReadable(value) ? t('date.openWith', { date: dateText(value) }) : t('date.open')}>
      <DatePicker
        label={input.label}
        name={input.name}
        format={typedFormat}
        views={['year', 'month', 'day']}
        openTo="day"
        value={typed}
        onChange={(date) => {
          setTyped(date);
          onChange(isoOf(date));
        }}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        disabled={isDisabled ?? false}
        ref={field}
        slotProps={{
          popper: { 'aria-label': t('date.title'), sx: aboveDialogs },
          // On a touch screen the calendar is a dialog.
          dialog: { sx: aboveDialogs },
          textField: {
            id: input.id,
            required: input.required,
            error: input.error,
            helperText: input.helperText,
            fullWidth: true,
            size: 'small',
            slotProps: { inputLabel: labelBeside(56) },
            onBlur: leaveTyped({ value, onChange, onBlur }),
          },
        }}
      />
    </CalendarLocale>
  );
}
