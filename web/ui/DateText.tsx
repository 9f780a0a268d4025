import { dateText, dateTimeText } from '../../shared/rules/dateText.ts';

interface DateTextProps {
  /** An ISO date or instant. */
  value: string;
  withTime?: boolean;
}

/** A date as dd/mm/yyyy; isolated and left to right, so that Arabic text around it never reorders its parts. */
export function DateText({ value, withTime = false }: DateTextProps) {
  return (
    <time dateTime={value} dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' }}>
      {withTime ? dateTimeText(value) : dateText(value)}
    </time>
  );
}
