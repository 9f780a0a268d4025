import { TimeField as MuiTimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useImperativeHandle, useRef, useState } from 'react';
import { readTypedTime } from '../../shared/_field/typedDate.ts';
import { CalendarLocale } from './CalendarLocale.tsx';
import type { DateInputProps } from './DateInput.tsx';
import { labelBeside } from './labelBeside.ts';
import { timeLimits } from './limits.ts';
import { SpinButtons, type SpinDirection, spinWidth } from './SpinButtons.tsx';
import { invalidText, isReadable, leaveTyped } from './typedValue.ts';

const typedFormat = 'HH:mm';
/** The day does not matter; this one has no hour that the clocks leave out. */
const timeOf = (value: string): Dayjs | null => (value === '' ? null : dayjs(`2026-01-01T${value}`));
const textOf = (time: Dayjs | null): string =>
  time === null ? '' : (readTypedTime(time.format(typedFormat)).value ?? invalidText);

const lengths = { hours: 24, minutes: 60 } as const;
type Section = keyof typeof lengths;

/** The next or the previous hour or minute of `hh:mm`; after the last comes the first. */
function steppedTime(value: string, section: Section, direction: SpinDirection): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  const parts = { hours, minutes };
  parts[section] = (parts[section] + direction * timeLimits.step + lengths[section]) % lengths[section];
  return [parts.hours, parts.minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A time of day with 24 hours, typed or changed step by step; its buttons change the part that was used last. */
export function TimeInput({ value, onChange, onBlur, min, max, inputRef, isDisabled, ...input }: DateInputProps) {
  const [typed, setTyped] = useState(timeOf(value));
  const [section, setSection] = useState<Section>('minutes');
  if (textOf(typed) !== value && value !== invalidText) setTyped(timeOf(value));

  const field = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));

  const isWithin = (time: string) => (!min || time >= min) && (!max || time <= max);
  const next = (direction: SpinDirection) =>
    isReadable(value) ? steppedTime(value, section, direction) : (min ?? '00:00');
  const canStep = (direction: SpinDirection) => !isDisabled && isWithin(next(direction));
  const step = (direction: SpinDirection) => canStep(direction) && onChange(next(direction));

  return (
    <CalendarLocale>
      <MuiTimeField
        {...input}
        ref={field}
        format={typedFormat}
        ampm={false}
        value={typed}
        onChange={(time) => {
          setTyped(time);
          onChange(textOf(time));
        }}
        onSelectedSectionsChange={(place) => typeof place === 'number' && setSection(place === 0 ? 'hours' : 'minutes')}
        onBlur={leaveTyped({ value, onChange, onBlur })}
        disabled={isDisabled ?? false}
        fullWidth
        size="small"
        slotProps={{
          textField: {
            slotProps: {
              inputLabel: labelBeside(spinWidth),
              input: {
                endAdornment: (
                  <SpinButtons label={input.label} repeat={timeLimits.repeat} onStep={step} canStep={canStep} />
                ),
              },
            },
          },
        }}
      />
    </CalendarLocale>
  );
}
