import * as z from 'zod';
import { authorizationTypeNames } from './authorizationTypes.ts';
import { authorizationLife } from './life.ts';

export const authorizationState = z.enum(
  Object.keys(authorizationLife.states) as [keyof typeof authorizationLife.states],
);

const day = z.iso.date().optional();

/** What a list of requests is narrowed by. */
export const authorizationCriteria = {
  /**
   * `active`: what either side still has to act on; `overdue`: what the payer has not answered in time, by the clock of now; `review`: what was read otherwise
   * by an earlier release.
   */
  state: z.union([z.literal(['active', 'overdue', 'review']), authorizationState]).optional(),
  payerId: z.int().positive().optional(),
  /** An Emirates ID or a card number. */
  patient: z.string().trim().min(1).max(30).optional(),
  clinicianLicense: z.string().trim().min(1).max(30).optional(),
  type: z.enum(authorizationTypeNames).optional(),
  serviceFrom: day,
  serviceTo: day,
  /** `mine`: what the caller sent, or has in hand. */
  whose: z.enum(['all', 'mine']).default('all'),
  /** A part of the request's or of the payer's number. */
  number: z.string().trim().min(3).max(50).optional(),
};
