import type { Measure } from '../../shared/diseaseManagement/programmes.ts';

// A text from the left to the right, in one piece also inside Arabic.
const isolated = (text: string): string => `\u2066${text}\u2069`;

type Unit = Pick<Measure, 'unit'>;

/** A value with its unit, on one line: `7.4 %`, `136 mmHg`, `20/25`. */
export const resultText = (value: number, { unit }: Unit): string =>
  isolated(`${value}${unit.startsWith('/') ? '' : '\u00a0'}${unit}`);

/** What is measured, and in which unit: `HbA1c (%)`. */
export const withUnit = (name: string, { unit }: Unit): string => `${name} ${isolated(`(${unit})`)}`;
