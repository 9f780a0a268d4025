import { isServing, type Payer } from './payer.ts';

/** Whether the payer has a system of its own that the portal asks, and not its register or its people in the portal. */
export const isAskedByGateway = (payer: Payer): boolean => isServing(payer) && payer.answers === 'gateway';
