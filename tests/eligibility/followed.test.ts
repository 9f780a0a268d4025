import { expect, it } from 'vitest';
import { newCircuits } from '../../functions/_connect/circuit.ts';
import { withCircuit } from '../../functions/_connect/payer/circuit.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { writeExchange } from '../../functions/_kit/log.ts';
import { startBackend } from '../support/api.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  startPayers,
  submit,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store, logLines } = await startBackend();
const payers = await startPayers();
const circuits = newCircuits({ threshold: 5, pauseMs: 1000 }, (exchange) => writeExchange(wiring, exchange));
const deliver = worker(withCircuit(askSimulator(payers.url), circuits));

it('a request id that a user reads out is followed from the call to the worker and to the payer', async () => {
  const as = await aClinic(store);
  const another = await submitted(as);
  const { data, headers } = await submit(as, aForm());
  const [id, requestId] = [data?.eligibilityId ?? '', String(headers['x-request-id'])];
  // The words of a caller are not the id.
  const { headers: claimed } = await submit(as, aForm(), { headers: { 'x-request-id': requestId } });
  expect(claimed['x-request-id']).not.toBe(requestId);
  // Both at once, by one worker: each keeps its own.
  const deliveries = [deliveryOf(another), deliveryOf(id)];
  await deliver({ Records: deliveries.flatMap(({ Records }) => Records) });

  const lines = logLines.map((line) => JSON.parse(line));
  const about = lines.filter((line) => line.requestId === requestId || line.causeId === requestId);
  expect(about.map(({ operation, system }) => operation ?? system)).toEqual([
    'submitEligibility',
    expect.stringMatching(/^payer \w+$/),
    'askPayers',
  ]);
  expect(about.at(-1)).toMatchObject({ causeId: requestId, outboxId: id });
  expect(payers.requests().filter((seen) => seen.requestId === requestId)).toMatchObject([
    { requestNumber: expect.stringContaining(id) },
  ]);
});
