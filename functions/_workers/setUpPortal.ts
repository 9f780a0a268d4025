import * as z from 'zod';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { type WorkerContext, workerHandler } from '../_kit/workerHandler.ts';
import { inviteAdministrator, invitedPerson } from './parts/inviteAdministrator.ts';
import { loadPayers, payerList } from './parts/loadPayers.ts';
import { refuse } from './parts/operator.ts';

/** What an operator sends (infra/setUp.ts): whom to invite as the first administrator, or which payers there are. */
const payersEvent = z.strictObject({ payers: payerList });
const administratorEvent = z.strictObject({ administrator: invitedPerson });

/** What an operator is told: what was done, or why nothing was. */
type SetUpAnswer = Awaited<ReturnType<typeof inviteAdministrator> | ReturnType<typeof loadPayers>>;

/**
 * What a portal needs before anybody can sign in: its payers, and an invitation of the first administrator. An operator calls it with
 * the right to invoke this function and no other; nothing else starts it.
 */
export function setUpPortal(kit: Wiring) {
  const work = async (given: unknown, ctx: WorkerContext): Promise<SetUpAnswer> => {
    const isAboutPayers = typeof given === 'object' && given !== null && 'payers' in given;
    const read = (isAboutPayers ? payersEvent : administratorEvent).safeParse(given);
    if (!read.success) return refuse(z.prettifyError(read.error));
    return 'payers' in read.data
      ? loadPayers(ctx, read.data.payers)
      : inviteAdministrator(ctx, read.data.administrator);
  };
  return workerHandler('setUpPortal', work, kit);
}

/** The Lambda handler. */
export const handler = setUpPortal(wiring);
