import { expect, it } from 'vitest';
import { newCircuits } from '../../../functions/_connect/circuit.ts';
import type { PostOffice } from '../../../functions/_connect/postOffice/postOffice.ts';
import { politeOffice } from '../../../functions/_parts/postOffice/politeOffice.ts';
import { startBackend } from '../../support/api.ts';

const { store } = await startBackend();

it('asks an office for new remittances once a minute, and for new authorisations every five seconds', async () => {
  let now = new Date('2026-11-24T06:00:00Z');
  const asked: string[] = [];
  const listing = { outcome: 'listed', files: [], isFull: false } as const;
  const office: Pick<PostOffice, 'newTransactions'> = {
    newTransactions: async (kind) => {
      asked.push(kind);
      return listing;
    },
  };
  const circuits = newCircuits({ threshold: 5, pauseMs: 1000 }, () => undefined);
  const polite = politeOffice(office as PostOffice, {
    ...{ store, circuits, now: () => now, system: 'post office 1', username: 'polite' },
  });
  const both = async (seconds: number) => {
    now = new Date(Date.parse('2026-11-24T06:00:00Z') + seconds * 1000);
    asked.length = 0;
    const answers = [await polite.newTransactions('claim'), await polite.newTransactions('authorization')];
    return { asked: [...asked], answers };
  };
  expect(await both(0)).toEqual({ asked: ['claim', 'authorization'], answers: [listing, listing] });
  expect(await both(5)).toEqual({
    asked: ['authorization'],
    answers: [{ outcome: 'unavailable', retryAt: '2026-11-24T06:01:05.000Z' }, listing],
  });
  expect((await both(59)).asked).toEqual(['authorization']);
  expect((await both(60)).asked).toEqual(['claim']);
});
