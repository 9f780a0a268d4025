import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import {
  aCareReviewer,
  aDevice,
  aNurse,
  anEpisode,
  aPatient,
  lend,
  opened,
  shown,
  toCare,
  today,
  walked,
} from './support/episodes.ts';

/** A patient who is in care: the nurse, and the episode over which the next call is made. */
async function inCare(store: DynamoDBDocumentClient) {
  const nurse = await aNurse(store);
  const episodeId = await walked({ nurse, reviewer: await aCareReviewer() }, await opened(nurse), toCare);
  return { as: nurse, seen: { episodeId, version: (await shown(nurse, episodeId)).version } };
}

/** Calls about episodes that may be repeated. */
export const repeatableCalls = repeatableCallsOf(homeCareApi, {
  openEpisode: async (store) => {
    const as = await aNurse(store);
    return { as, body: anEpisode(await aPatient(as)) };
  },
  moveEpisode: async (store) => {
    const as = await aNurse(store);
    return { as, body: { episodeId: await opened(as), version: 1, move: 'add', text: 'One more thing' } };
  },
  setCareOffer: async (store) => ({
    as: await aNurse(store),
    body: { version: 0, services: ['nursing'], places: 12 },
  }),
  addVisit: async (store) => {
    const { as, seen } = await inCare(store);
    return { as, body: { ...seen, visitedOn: today(), service: 'nursing', minutes: 30 } };
  },
  lendEquipment: async (store) => {
    const { as, seen } = await inCare(store);
    return { as, body: { ...seen, kind: 'monitor', deviceIdentifier: aDevice(), lentOn: today() } };
  },
  returnEquipment: async (store) => {
    const { as, seen } = await inCare(store);
    await lend(as, seen.episodeId);
    const { version, equipment } = await shown(as, seen.episodeId);
    return { as, body: { ...seen, version, lineId: equipment[0]?.lineId, returnedOn: today() } };
  },
});
