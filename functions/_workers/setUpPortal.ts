import * as z from 'zod';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { type WorkerContext, workerHandler } from '../_kit/workerHandler.ts';
import { inviteAdministrator, invitedPerson } from './parts/inviteAdministrator.ts';
import { loadPayers, payerList } from './parts/loadPayers.ts';
import { refuse } from './parts/operator.ts';
import { credentialInUse, newCredential, promoteCredential, setCredential } from './parts/setCredential.ts';

/** What an operator sends (infra/setUp.ts), each with what it does. */
const wishes = {
  payers: { schema: payerList, work: loadPayers },
  administrator: { schema: invitedPerson, work: inviteAdministrator },
  credential: { schema: newCredential, work: setCredential },
  nextCredential: { schema: credentialInUse, work: promoteCredential },
} as const;
type Wish = keyof typeof wishes;
const wishNames = Object.keys(wishes) as Wish[];

/** What an operator is told: what was done, or why nothing was. */
type SetUpAnswer = Awaited<ReturnType<(typeof wishes)[Wish]['work']>>;

/**
 * What a portal needs before anybody can sign in and ask: its payers with their credentials, and an invitation of the first administrator. An
 * operator calls it with the right to invoke this function and no other; nothing else starts it.
 */
export function setUpPortal(kit: Wiring) {
  const work = async (given: unknown, ctx: WorkerContext): Promise<SetUpAnswer> => {
    const wish = wishNames.find((name) => typeof given === 'object' && given !== null && name in given);
    const { schema, work: fulfil } = wishes[wish ?? 'administrator'];
    const read = z.strictObject({ [wish ?? 'administrator']: schema }).safeParse(given);
    if (!read.success) return refuse(z.prettifyError(read.error));
    return fulfil(ctx, read.data[wish ?? 'administrator'] as never);
  };
  return workerHandler('setUpPortal', work, kit);
}

/** The Lambda handler. */
export const handler = setUpPortal(wiring);
