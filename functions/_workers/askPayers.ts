import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { newCircuits } from '../_connect/circuit.ts';
import { withCircuit } from '../_connect/payer/circuit.ts';
import { httpPayer } from '../_connect/payer/httpPayer.ts';
import type { AskPayer, PayerOutcome } from '../_connect/payer/payer.ts';
import { storedPayerKeys } from '../_connect/payer/payerKeys.ts';
import { type TryKeys, tryKeys } from '../_connect/payer/tryKeys.ts';
import { testedPayerOf } from '../_data/payer/keyTest.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import { writeExchange } from '../_kit/log.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { askAboutEligibility } from '../eligibility/asking/askAboutEligibility.ts';
import { deliverAnswer } from '../eligibility/asking/deliverAnswer.ts';
import { giveUp } from '../eligibility/asking/giveUp.ts';
import { tellCancellation } from '../eligibility/asking/tellCancellation.ts';
import { takeAnswer } from '../eligibility/byPostOffice/takeAnswer.ts';
import { type Attempt, dispatchOutbox } from './parts/dispatchOutbox.ts';
import { testKeys } from './parts/testKeys.ts';

/** What the lease leaves for the store's work around the call to the payer. */
const leaseMarginMs = 15_000;

/** Stops asking after five faults in a row, for half a minute. */
const circuitSettings = { threshold: 5, pauseMs: 30_000 };

const credentialFaults: ReadonlySet<string> = new Set(['credentialsRejected', 'credentialsMissing']);
const isCredentialFault = (outcome: PayerOutcome): boolean =>
  outcome.kind === 'fault' && credentialFaults.has(outcome.fault);

/** Counts what a payer does not let the portal ask, whatever it was about: an alarm rings, since no other try will mend it. */
const counted =
  (ask: AskPayer, { count }: Pick<Attempt, 'count'>): AskPayer =>
  async (question) => {
    const outcome = await ask(question);
    if (isCredentialFault(outcome)) count('payerCredentialFaults');
    return outcome;
  };

/** The consumer of the questions to payers, of those that are taken back, of reviewers' answers, and of tests of the portal's keys. */
export const askPayers = (kit: Wiring, ask: AskPayer, tries: TryKeys = async () => 'noAnswer') =>
  dispatchOutbox<'payers'>(
    'askPayers',
    {
      eligibility: {
        deliver: (attempt, entry) => askAboutEligibility({ ...attempt, ask: counted(ask, attempt) }, entry),
        giveUp,
      },
      eligibilityAnswer: { deliver: takeAnswer },
      deskAnswer: { deliver: deliverAnswer },
      cancellation: {
        deliver: (attempt, entry) => tellCancellation({ ...attempt, ask: counted(ask, attempt) }, entry),
      },
    },
    kit,
    {
      leaseMs: () => env('PAYER_TIMEOUT_MS') + leaseMarginMs,
      besides: ({ body }) => {
        const payerCode = testedPayerOf(body);
        return payerCode === null ? undefined : testKeys(kit, { payerCode, tries });
      },
    },
  );

/** The worker of this environment, with the keys that it has read. */
function deployedWorker(): ReturnType<typeof askPayers> {
  const address = { baseUrl: env('PAYER_GATEWAY_URL'), timeoutMs: env('PAYER_TIMEOUT_MS') };
  const dispositionFlag = env('STAGE') === 'prod' ? 'PRODUCTION' : 'TEST';
  const keysOf = storedPayerKeys(env('PAYER_SECRETS'));
  const circuits = newCircuits(circuitSettings, (exchange) => writeExchange(wiring, exchange));
  const ask = withCircuit(httpPayer({ ...address, dispositionFlag }, keysOf), circuits);
  return askPayers(wiring, ask, tryKeys(address, keysOf));
}

let deployed: ReturnType<typeof askPayers> | undefined;

/** The Lambda handler; it keeps its circuits as long as its execution environment lives. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= deployedWorker();
  return deployed(event);
};
