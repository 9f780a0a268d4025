import type * as z from 'zod';
import { isPositive, isPositiveOrZero } from '../_field/positiveNumber.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';

const atLeast = (least: number): string => sentence('atLeast', 'Enter at least {{least}}.', { least });

/** A number above zero (REQ-VALID-10). The bound also stands in docs/openapi.json. */
export const aboveZero = <Schema extends z.ZodNumber>(schema: Schema, message = atLeast(1)) =>
  schema.refine(isPositive, keyedMessage('numberIsNegative', message)).meta({ exclusiveMinimum: 0 });

/** A number that is not negative (REQ-VALID-11). */
export const zeroOrMore = <Schema extends z.ZodNumber>(schema: Schema) =>
  schema.refine(isPositiveOrZero, keyedMessage('numberIsNegative', atLeast(0))).meta({ minimum: 0 });
