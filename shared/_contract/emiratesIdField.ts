import * as z from 'zod';
import { emiratesIdDigits, emiratesIdMessage, isEmiratesId } from '../_field/emiratesId.ts';
import { keyedMessage } from '../_field/validationKeys.ts';

/** An Emirates ID that is asked for, kept as digits. */
export const emiratesIdField = z
  .string(emiratesIdMessage)
  .max(20)
  .refine(isEmiratesId, keyedMessage('invalidEmiratesId', emiratesIdMessage))
  .transform(emiratesIdDigits);
