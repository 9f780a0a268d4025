import { Readable } from 'node:stream';
import * as z from 'zod';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { payerOf } from '../_data/job/jobOwner.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { openRows } from '../member/register/openRows.ts';
import { shiftedDays } from '../member/register/shiftedDays.ts';

const asked = z.strictObject({ payerId: z.int(), fileName: z.string(), content: z.base64() });

/**
 * The members of a payer whose dates are 1,462 days off what a kept file of its register says: an earlier release read workbooks that count from 1904 so.
 * By row and number, without a date; or why the file cannot be read. An operator calls it (infra/listShiftedDays.ts); nothing else starts it.
 */
export const listShiftedDays = (kit: Wiring) =>
  workerHandler(
    'listShiftedDays',
    async (event: unknown, { store, now }) => {
      const { payerId, fileName, content } = asked.parse(event);
      const bytes = Buffer.from(content, 'base64');
      const file = { fileName, bytes: bytes.length, open: async () => Readable.from([bytes]) };
      // Who runs the portal may name any payer.
      const named = payerOf({ scope: { kind: 'all' } }, payerId);
      try {
        return await shiftedDays(store, named, openRows(file), emiratesDateOf(now()));
      } catch (error) {
        // The operator's file, not the function: no alarm rings.
        if (error instanceof JobFailure) return { refused: error.code };
        throw error;
      }
    },
    kit,
  );

/** The Lambda handler. */
export const handler = listShiftedDays(wiring);
