import { dateText, dateTimeText } from '../../shared/_field/dateText.ts';

interface DateTextProps {
  /** An ISO date or instant. */
  value: string;
  withTime?: boolean;
  /** Between day, month and year, where a screen's specification has another one. */
  separator?: '/' | '-';
}

/** A date as dd/mm/yyyy (REQ-UI-01); isolated and left to right, so that Arabic text around it never reorders its parts. */
export function DateText({ value, withTime = false, separator = '/' }: DateTextProps) {
  return (
    <time dateTime={value} dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' }}>
      {(withTime ? dateTimeText(value) : dateText(value)).replaceAll('/', separator)}
    </time>
  );
}
