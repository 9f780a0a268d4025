import * as z from 'zod';
import { passesLuhn } from './luhn.ts';
import { sentence } from './sentence.ts';

const message = sentence('homeCare:deviceForm', 'A device identifier has 15 digits. Please check them.');

/** The digits of what was typed or scanned (REQ-VALID-18). */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isIdentifier = (digits: string): boolean => digits.length === 15 && passesLuhn(digits);

/** What stands for a device whose number is not known: one digit, fifteen times. */
const placeholders: readonly string[] = ['0', '1', '2', '9'].map((digit) => digit.repeat(15));

/** A device identifier as it is stored: 15 digits whose Luhn sum is a positive multiple of 10 (REQ-VALID-18). */
export const deviceIdentifier = z.string().max(60).transform(digitsOf).refine(isIdentifier, message);

/** The same for a form that takes placeholders as well (REQ-VALID-19). What is lent to patients is told by its own number and takes none. */
export const deviceIdentifierOrPlaceholder = z
  .string()
  .max(60)
  .transform(digitsOf)
  .refine((digits) => isIdentifier(digits) || placeholders.includes(digits), message);
