import { passesLuhn } from './luhn.ts';

/** Stand-ins for an unknown device that a screen may choose to accept. */
const standIns: readonly string[] = ['0', '1', '2', '9'].map((digit) => digit.repeat(15));

/**
 * Whether the text is a device identifier of the IMEI kind (REQ-VALID-18): 15 digits, all other signs aside, that pass the
 * Luhn check. Where stand-ins are accepted, nothing but zeros, ones, twos or nines will do as well (REQ-VALID-19).
 */
export function isDeviceId(text: string, { areStandInsAccepted = false } = {}): boolean {
  const digits = text.replace(/\D/g, '');
  if (areStandInsAccepted && standIns.includes(digits)) return true;
  return digits.length === 15 && passesLuhn(digits);
}
