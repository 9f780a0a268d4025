import { passesLuhn } from '../../shared/_field/luhn.ts';

/**
 * An invented Emirates ID: the year of birth, a serial of the demonstration range (0000001 to 0009999, which stands for nobody)
 * and the check digit that belongs to them. Fifteen digits without dashes.
 */
export function demoEmiratesId(birthYear: number, serial: number): string {
  const body = `784${birthYear}${String(serial).padStart(7, '0')}`;
  const check = [...'0123456789'].find((digit) => passesLuhn(body + digit));
  if (check === undefined) throw new Error(`No check digit for ${body}`);
  return body + check;
}
