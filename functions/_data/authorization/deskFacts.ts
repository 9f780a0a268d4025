import * as z from 'zod';
import { refusedChange } from '../../../shared/_parts/approval.ts';
import { informationRound } from '../../../shared/authorization/information.ts';
import { proposal } from './proposal.ts';

/** What the payer's people keep with a request. The facility sees what was asked of it, and nothing else of this. */
export const deskFacts = z.object({
  /** What the reviewer who handed it over wrote to the next one. */
  note: z.object({ text: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable(),
  proposal: proposal.nullable(),
  /** Why a second person returned the last proposal. */
  returned: refusedChange.nullable(),
  information: z.array(informationRound),
});

/** Of a request that nobody at the payer has touched. */
export const untouched: z.infer<typeof deskFacts> = { note: null, proposal: null, returned: null, information: [] };
