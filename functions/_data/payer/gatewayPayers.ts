import { isServing, type Payer } from './payer.ts';

/** Whether the payer has a system of its own that the portal asks at its address, not its register, its people or a post office. */
export const isAskedByGateway = (payer: Payer): boolean => isServing(payer) && payer.answers === 'gateway';
