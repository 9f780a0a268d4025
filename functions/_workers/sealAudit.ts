import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { sealTrail } from '../auditTrail/sealTrail.ts';

/** Below the timeout of the function by more than copying a chain takes. */
const workMs = 4 * 60_000;

/** Copies the audit trail to where nobody can change it, and signs the heads of its chains once a day. */
export const sealAudit = (kit: Wiring) =>
  workerHandler<unknown, void>(
    'sealAudit',
    (_event, ctx) => sealTrail(ctx, new Date(ctx.now().getTime() + workMs)),
    kit,
  );

/** The Lambda handler: runs every five minutes. */
export const handler = sealAudit(wiring);
