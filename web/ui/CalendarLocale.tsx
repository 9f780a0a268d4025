import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarLocale } from './calendarLocale.ts';

/** The language of everything in date and time fields. `openText` names the button that opens the calendar. */
export function CalendarLocale({ openText, children }: { openText?: string; children: ReactNode }) {
  const { t, i18n } = useTranslation('ui');
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarLocale(i18n.language)}
      localeText={{
        fieldDayPlaceholder: () => t('date.day'),
        fieldMonthPlaceholder: () => t('date.month'),
        fieldYearPlaceholder: () => t('date.year'),
        fieldHoursPlaceholder: () => t('time.hour'),
        fieldMinutesPlaceholder: () => t('time.minute'),
        openDatePickerDialogue: () => openText ?? t('date.open'),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'date.toDays' : 'date.toYears'),
        cancelButtonLabel: t('date.cancel'),
        okButtonLabel: t('date.ok'),
        year: t('date.yearSection'),
        month: t('date.monthSection'),
        day: t('date.daySection'),
        hours: t('time.hourSection'),
        minutes: t('time.minuteSection'),
        empty: t('date.emptySection'),
        datePickerToolbarTitle: t('date.title'),
      }}
    >
      {children}
    </LocalizationProvider>
  );
}
