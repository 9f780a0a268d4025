import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { withCircuit } from '../_connect/payer/circuit.ts';
import { httpPayer } from '../_connect/payer/httpPayer.ts';
import type { AskPayer } from '../_connect/payer/payer.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { askAboutEligibility } from '../eligibility/asking/askAboutEligibility.ts';
import { deliverAnswer } from '../eligibility/asking/deliverAnswer.ts';
import { giveUp } from '../eligibility/asking/giveUp.ts';
import { tellCancellation } from '../eligibility/asking/tellCancellation.ts';
import { takeAnswer } from '../eligibility/byPostOffice/takeAnswer.ts';
import { dispatchOutbox } from './parts/dispatchOutbox.ts';

/** What the lease leaves for the store's work around the call to the payer. */
const leaseMarginMs = 15_000;

/** Stops asking after five faults in a row, for half a minute. */
const circuitSettings = { threshold: 5, pauseMs: 30_000 };

const gateway = (): AskPayer =>
  withCircuit(
    httpPayer({
      baseUrl: env('PAYER_GATEWAY_URL'),
      timeoutMs: env('PAYER_TIMEOUT_MS'),
      dispositionFlag: env('STAGE') === 'prod' ? 'PRODUCTION' : 'TEST',
    }),
    circuitSettings,
  );

/** The consumer of the questions to payers, of those that are taken back, and of reviewers' answers. */
export const askPayers = (kit: Wiring, ask: AskPayer) =>
  dispatchOutbox<'payers'>(
    'askPayers',
    {
      eligibility: {
        deliver: (attempt, entry) => askAboutEligibility({ ...attempt, ask }, entry),
        giveUp,
      },
      eligibilityAnswer: { deliver: takeAnswer },
      deskAnswer: { deliver: deliverAnswer },
      cancellation: { deliver: (attempt, entry) => tellCancellation({ ...attempt, ask }, entry) },
    },
    kit,
    { leaseMs: () => env('PAYER_TIMEOUT_MS') + leaseMarginMs },
  );

let deployed: ReturnType<typeof askPayers> | undefined;

/** The Lambda handler; it keeps its circuits as long as its execution environment lives. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= askPayers(wiring, gateway());
  return deployed(event);
};
