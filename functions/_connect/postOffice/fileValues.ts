import { dateTimeText } from '../../../shared/_field/dateText.ts';

/** An instant as the regulators' files have it: `dd/MM/yyyy HH:mm` in the Emirates. */
export const fileDateTime = (instant: string): string => dateTimeText(new Date(instant));

/** A number without an exponent and without zeros at its end. */
export const fileDecimal = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
