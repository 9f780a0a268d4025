import dayjs from 'dayjs';
import arabic from 'dayjs/locale/ar';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import 'dayjs/locale/en-gb';

/**
 * Arabic as the Emirates write it in software: Arabic month and day names, digits 0-9 and a week that begins on Monday. The
 * library's own Arabic turns all digits into Arabic-Indic ones, which dates as dd/mm/yyyy do not use here.
 */
const ownDigits = { preparse: undefined, postformat: undefined };
dayjs.locale({ ...arabic, ...ownDigits, name: 'ar-ae', weekStart: 1 }, undefined, true);

export const calendarLocale = (language: string): string => inLanguage(language, { en: 'en-gb', ar: 'ar-ae' });
