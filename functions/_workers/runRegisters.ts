import { wiring } from '../_data/wiring.ts';
import { memberRegister } from '../member/register/memberRegister.ts';
import { runJob } from './parts/runJob.ts';

/** The Lambda handler: takes payers' lists of members into their registers. */
export const handler = runJob<'registers'>('runRegisters', { memberRegister }, wiring);
