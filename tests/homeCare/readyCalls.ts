import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aCard, aMotherByHand } from '../newborn/support/newborns.ts';
import { aNurse, doesHomeCare, messages, openedByHand } from './support/episodes.ts';

/** Calls about episodes, with the patient, the message or the document that each names. */
export const readyCalls = readyCallsOf(homeCareApi, {
  findHomeCarePatients: async ({ store }) => ({ as: await aNurse(store), body: { patient: aCard() } }),
  getHomeCarePatient: async (owner) => {
    await doesHomeCare(owner.store, owner.clinic);
    return {
      as: owner.clinic,
      query: { eligibilityId: await aMotherByHand(owner.store, owner.clinic, payerOf(owner)) },
    };
  },
  getEpisodeAttachment: async (owner) => {
    const attachmentId = await records.attachment(owner);
    const episodeId = await openedByHand(owner.store, owner.clinic, payerOf(owner), { attachmentIds: [attachmentId] });
    return { as: owner.payer, query: { episodeId, attachmentId } };
  },
  markEpisodeRead: async (owner) => {
    const episodeId = await records.episode(owner);
    const messageId = (await messages(owner.payer, episodeId)).data?.items[0]?.messageId;
    return { as: owner.payer, body: { episodeId, messageId } };
  },
});
