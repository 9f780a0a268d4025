import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { sweepOutbox } from '../../../functions/_workers/sweepOutbox.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eventsOf,
  history,
  submit,
  submitted,
  worker,
} from '../../eligibility/support/eligibility.ts';
import { passMinutes } from '../../support/api.ts';
import { type Flow, turn } from './flow.ts';

/** A request for eligibility, sent under one Idempotency-Key. */
export const submitting: Flow = {
  name: 'submit',
  promise: 'stored once under its key, the same id each time, and queued in the end',
  start: async ({ store, messages }) => {
    const as = await aClinic(store);
    const headers = { 'idempotency-key': randomUUID() };
    const told: string[] = [];
    const act = async () => {
      const answer = await submit(as, aForm(), { headers });
      if (answer.status === 1 && answer.data) told.push(answer.data.eligibilityId);
      return [answer];
    };
    const check = async () => {
      const stored = (await history(as)).data?.items.map(({ eligibilityId }) => eligibilityId);
      expect(stored).toEqual([...new Set(told)]);
      expect(stored).toHaveLength(1);
      passMinutes(1);
      await sweepOutbox(wiring)();
      expect(messages.filter(({ body }) => JSON.parse(body).outboxId === told[0])).not.toEqual([]);
    };
    return { act, check };
  },
};

/** The payer's answer, asked by the worker of the queue. */
export const answering: Flow = {
  name: 'answer',
  promise: 'what the payer does not answer stays pending and is never denied; its answer is taken once',
  start: async ({ store, payers }) => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const deliver = worker(askSimulator(payers.url, 1000));
    const act = async () => {
      await turn(() => deliver(deliveryOf(id)));
      return [];
    };
    const meanwhile = async () => {
      const open = [eligibilityStatus.Pending, eligibilityStatus.Eligible];
      expect(open).toContain((await details(as, id)).status);
    };
    const check = async () => {
      const request = await details(as, id);
      expect(request.status).toBe(eligibilityStatus.Eligible);
      expect(eventsOf(request).filter((event) => event === 'eligible')).toHaveLength(1);
    };
    return { act, meanwhile, check };
  },
  loseAnswers: ({ payers }, isLost) => {
    payers.faults.latencyMs = isLost ? 1500 : 0;
  },
};
