import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTypedDate } from '../../shared/rules/typedDate.ts';
import { calendarLocale } from './calendarLocale.ts';
import { dateText } from './dates.ts';

interface DateInputProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: boolean;
  helperText: string;
  /** An ISO date, empty, or `invalidDate`. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: Ref<{ focus: () => void }>;
  min?: string | undefined;
  max?: string | undefined;
}

/** What the form holds while the typed text is no date; no schema takes it for one. */
const invalidDate = 'invalid';
const typedFormat = 'DD/MM/YYYY';
const isoOf = (date: Dayjs | null): string =>
  date === null ? '' : (readTypedDate(date.format(typedFormat)).value ?? invalidDate);

/** The calendar part of DateField, in a file of its own so that only screens with a date load it. */
export function DateInput({ value, onChange, onBlur, min, max, inputRef, ...input }: DateInputProps) {
  const { t, i18n } = useTranslation('ui');
  const [typed, setTyped] = useState<Dayjs | null>(value ? dayjs(value) : null);
  if (isoOf(typed) !== value && value !== invalidDate) setTyped(value ? dayjs(value) : null);

  const field = useRef<HTMLDivElement>(null);
  // The picker's own input is hidden from everybody: the focus belongs to its day.
  useImperativeHandle(inputRef, () => ({
    focus: () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const isDate = value !== '' && value !== invalidDate;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarLocale(i18n.language)}
      localeText={{
        fieldDayPlaceholder: () => t('date.day'),
        fieldMonthPlaceholder: () => t('date.month'),
        fieldYearPlaceholder: () => t('date.year'),
        openDatePickerDialogue: () => (isDate ? t('date.openWith', { date: dateText(value) }) : t('date.open')),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'date.toDays' : 'date.toYears'),
        cancelButtonLabel: t('date.cancel'),
        okButtonLabel: t('date.ok'),
        year: t('date.yearSection'),
        month: t('date.monthSection'),
        day: t('date.daySection'),
        empty: t('date.emptySection'),
        datePickerToolbarTitle: t('date.title'),
      }}
    >
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
        ref={field}
        slotProps={{
          popper: { 'aria-label': t('date.title') },
          textField: {
            id: input.id,
            required: input.required,
            error: input.error,
            helperText: input.helperText,
            fullWidth: true,
            size: 'small',
            onBlur,
          },
        }}
      />
    </LocalizationProvider>
  );
}
