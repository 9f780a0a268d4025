import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { add, idsOf, shown } from '../../authorization/support/authorizations.ts';
import { answerFile, asked, dubaiLicense, payerCode } from '../../authorization/support/postOfficeRequests.ts';
import { passMinutes } from '../../support/api.ts';
import { type Flow, turn } from './flow.ts';

/** A request for approval, sent under one key and uploaded to the regulator's post office. */
export const authorizing: Flow = {
  name: 'authorisation',
  promise: 'stored once, uploaded once, and never refused for a fault',
  start: async ({ aDubaiCoordinator, sendOf, filesOf }) => {
    const as = await aDubaiCoordinator();
    const headers = { 'idempotency-key': randomUUID() };
    const encounterStart = new Date().toISOString();
    const told = new Set<string>();
    const act = async () => {
      const answer = await add(as, { ...asked, encounterStart }, headers);
      if (answer.status === 1 && answer.data) told.add(answer.data.authorizationId);
      for (const id of told) await turn(() => sendOf(as, id));
      return [answer];
    };
    const meanwhile = async () => {
      for (const id of await idsOf(as)) expect((await shown(as, id)).state).toBe('sent');
    };
    const check = async () => {
      const ids = await idsOf(as);
      expect(ids).toEqual([...told]);
      expect(ids).toHaveLength(1);
      const { state, transmission, requestNumber } = await shown(as, ids[0] ?? '');
      expect([state, transmission]).toEqual(['sent', 'accepted']);
      expect(filesOf(requestNumber)).toHaveLength(1);
    };
    return { act, meanwhile, check };
  },
  loseAnswers: ({ setFaults }, isLost) => setFaults(isLost ? { dhpo: { mode: 'answerLost' } } : {}),
};

/** A payer's answer among a facility's new files at the post office. */
export const fetching: Flow = {
  name: 'post office',
  promise: 'the answer is taken once, and its file marked as taken only then',
  start: async ({ sent, box, polled }) => {
    const { as, id, number } = await sent();
    const bytes = answerFile(number, { result: 'Yes', idPayer: `PA-${randomUUID()}` });
    const file = box.lay({ sender: payerCode, receiver: dubaiLicense, name: `PA-${randomUUID()}.xml`, bytes });
    passMinutes(2);
    const act = async () => {
      await turn(() => polled(as));
      return [];
    };
    const meanwhile = async () => {
      const { state } = await shown(as, id);
      expect(['sent', 'approved']).toContain(state);
      if (file.isDownloaded) expect(state).toBe('approved');
    };
    const check = async () => {
      const { state, events } = await shown(as, id);
      expect(state).toBe('approved');
      expect(events.filter(({ event }) => event === 'approve')).toHaveLength(1);
      expect(file.isDownloaded).toBe(true);
    };
    return { act, meanwhile, check };
  },
  loseAnswers: ({ setFaults }, isLost) => setFaults(isLost ? { dhpo: { mode: 'answerLost' } } : {}),
};
