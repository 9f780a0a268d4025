import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { lookAtParts } from '../systemStatus/lookAtParts.ts';

/** Looks whether the portal, the regulators' systems and the payers' systems answer. */
export const probeSystems = (kit: Wiring) =>
  workerHandler<unknown, void>('probeSystems', (_event, ctx) => lookAtParts(ctx), kit);

/** The Lambda handler: runs every minute. */
export const handler = probeSystems(wiring);
