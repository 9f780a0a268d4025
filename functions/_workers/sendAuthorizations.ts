import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { newCircuits } from '../_connect/circuit.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import { writeExchange } from '../_kit/log.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { sendAuthorization } from '../authorization/sending/sendAuthorization.ts';
import { sendClaimFile } from '../claim/sending/sendClaimFile.ts';
import { giveUp } from '../eligibility/asking/giveUp.ts';
import { sendCancellation } from '../eligibility/byPostOffice/sendCancellation.ts';
import { sendQuestion } from '../eligibility/byPostOffice/sendQuestion.ts';
import { dispatchOutbox } from './parts/dispatchOutbox.ts';

/** A regulator is asked whether it has a file, and gets it, which may take thrice as long; the rest is the store's and KMS's. */
const leaseMs = (): number => env('REGULATOR_TIMEOUT_MS') * 4 + 50_000;
const circuitSettings = { threshold: 5, pauseMs: 60_000 };

/** The consumer of what goes to post offices: requests for approval, claims, questions of eligibility, and those that are taken back. */
export function sendAuthorizations(kit: Wiring) {
  const circuits = newCircuits(circuitSettings, (exchange) => writeExchange(kit, exchange));
  return dispatchOutbox<'authorizations'>(
    'sendAuthorizations',
    {
      authorization: { deliver: (attempt, entry) => sendAuthorization({ ...attempt, circuits }, entry) },
      claimFile: { deliver: (attempt, entry) => sendClaimFile({ ...attempt, circuits }, entry) },
      eligibilityFile: {
        deliver: (attempt, entry) => sendQuestion({ ...attempt, circuits }, entry),
        giveUp,
      },
      cancellationFile: { deliver: (attempt, entry) => sendCancellation({ ...attempt, circuits }, entry) },
    },
    kit,
    { leaseMs },
  );
}

let deployed: ReturnType<typeof sendAuthorizations> | undefined;

/** The Lambda handler; it keeps its circuits as long as its execution environment lives. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= sendAuthorizations(wiring);
  return deployed(event);
};
