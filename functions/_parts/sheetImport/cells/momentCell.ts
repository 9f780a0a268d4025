import { asciiDigits } from '../../../../shared/_field/searchText.ts';
import { plainText } from './cleanText.ts';
import { readDate } from './dateCell.ts';

type Reading = { readonly value: string } | { readonly code: string };

const two = (value: number): string => String(value).padStart(2, '0');
const secondsADay = 86_400;

/** A time of the day from its parts; null for one that no clock shows. Of a clock with two halves the hours go from 1 to 12. */
function clock(hours: number, minutes: number, seconds: number, half: string): string | null {
  const isHalf = half !== '';
  if (minutes > 59 || seconds > 59 || hours > (isHalf ? 12 : 23) || (isHalf && hours === 0)) return null;
  const isAfternoon = /^[pم]/iu.test(half);
  const hour = isHalf ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  return `${two(hour)}:${two(minutes)}:${two(seconds)}`;
}

/** The time that a share of a day is, to the second; null at the very end of the day. */
function clockOfShare(share: number): string | null {
  const seconds = Math.round(share * secondsADay);
  return clock(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, '');
}

const clockSigns = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.0{1,6})?)? ?([ap]\.?m\.?|[صم])?$/iu;

function clockOf(text: string): string | null {
  const [, hours, minutes, seconds = '0', half = ''] = clockSigns.exec(text) ?? [];
  return hours && minutes ? clock(Number(hours), Number(minutes), Number(seconds), half) : null;
}

/** A time of the day: `14:30`, `2:30 PM`, or the share of a day that a spreadsheet counts. */
export function readTime(text: string): Reading {
  const typed = asciiDigits(plainText(text));
  const value = /^0?\.\d{1,17}$/.test(typed) ? clockOfShare(Number(typed)) : clockOf(typed);
  return value ? { value } : { code: 'notATime' };
}

/** A day and a time as a spreadsheet counts both in one number. */
function momentOfSerial(serial: number): Reading {
  const time = clockOfShare(serial % 1);
  const day = readDate(String(Math.floor(serial)));
  if (!('value' in day)) return day;
  return time ? { value: `${day.value}T${time}` } : { code: 'notATime' };
}

/** What the clock of the Emirates shows at a time of Greenwich. */
const emiratesTime = (moment: string): string =>
  new Date(Date.parse(`${moment}Z`) + 4 * 3_600_000).toISOString().slice(0, 19);

/**
 * A day with its time by the clock of the Emirates: `2026-11-02T10:05:00`. A day without a time is the day alone (`2026-11-02`): what the time
 * is, somebody else has to say.
 */
export function readMoment(text: string): Reading {
  const typed = asciiDigits(plainText(text));
  if (/^\d{4,6}\.\d{1,17}$/.test(typed)) return momentOfSerial(Number(typed));
  const [, date, time, zone = ''] =
    /^([^:]{6,30}?)(?:,? |T)(\d{1,2}:[^:+Z]{2,9}(?::[^:+Z]{2,12})?)(Z|\+04:?00)?$/iu.exec(typed) ?? [];
  const day = readDate(date ?? typed);
  if (date === undefined || time === undefined) return typed.includes(':') ? { code: 'notATime' } : day;
  const shown = clockOf(time);
  if (!('value' in day)) return day;
  if (!shown) return { code: 'notATime' };
  const moment = `${day.value}T${shown}`;
  return { value: zone.toUpperCase() === 'Z' ? emiratesTime(moment) : moment };
}
