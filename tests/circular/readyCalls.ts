import { circularApi } from '../../shared/circular/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { sentAttachment } from './support/circularFiles.ts';
import { drafted, editionOf, open, publish, published, toFacility } from './support/circulars.ts';

/** A colleague of the owner's reviewer: another person. */
const checkerOf = (owner: Owner) =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId: payerOf(owner), stored: { emiratesId: null } });

/** A must-read circular that waits for a second person, as the second person sees it. */
async function waiting(owner: Owner) {
  const maker = await signIn({
    roles: ['InsurerUser'],
    facility: null,
    payerId: payerOf(owner),
    stored: { emiratesId: null },
  });
  const as = await checkerOf(owner);
  const circularId = await drafted(maker, { ...toFacility(owner.clinic), isMustRead: true });
  await publish(maker, circularId);
  return { as, body: { circularId, edition: await editionOf(as, circularId) } };
}

/** Calls of circulars, each with everything made that it needs to go well. */
export const readyCalls = readyCallsOf(circularApi, {
  acknowledgeCircular: async (owner: Owner) => {
    const circularId = await records.circular(owner);
    await open(owner.clinic, circularId);
    return { as: owner.clinic, body: { circularId } };
  },
  getCircularAttachment: async ({ payer, clinic }: Owner) => {
    const attachmentId = await sentAttachment(payer, 'codes.pdf');
    const circularId = await published(payer, payer, { ...toFacility(clinic), attachmentIds: [attachmentId] });
    return { as: clinic, query: { circularId, attachmentId } };
  },
  approveCircular: waiting,
  refuseCircular: waiting,
  withdrawCircular: async (owner: Owner) => {
    const circularId = await records.circular(owner);
    return { as: owner.payer, body: { circularId, edition: await editionOf(owner.payer, circularId) } };
  },
});
