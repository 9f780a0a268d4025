import type { Sweep } from '../_kit/workerHandler.ts';
import { tellDesks } from './tellDesks.ts';

/** Tells payers' people of new requests. */
export const sweeps: readonly Sweep[] = [tellDesks];
