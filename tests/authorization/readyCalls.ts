import { handler } from '../../functions/authorization/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { approveProposal, aWaitingDecision } from '../authorizationDesk/support/authorizationDesk.ts';
import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, type SignedIn } from '../support/api.ts';
import { aReviewer } from '../support/payerDesk.ts';
import { anAuthorization } from './support/anAuthorization.ts';
import { save, saveFavourite } from './support/authorizations.ts';
import { aKeptFile, anAdministrator } from './support/keptFiles.ts';

/** A request with a document, for its payer. */
async function withDocument(owner: Owner) {
  const { attachmentId } = await sentAttachment(owner.clinic, 'report.pdf', fileContents.pdf);
  return { as: owner.payer, query: { authorizationId: await anAuthorization(owner, [attachmentId]), attachmentId } };
}

/** A request whose payer has asked, with the message of the provider. */
async function withMessage(owner: Owner): Promise<{ as: SignedIn; body: object }> {
  const authorizationId = await records.authorization(owner);
  const { data } = await callApi(handler, authorizationApi.endpoints.getAuthorizationMessages, {
    as: owner.payer,
    query: { authorizationId },
  });
  return {
    as: owner.payer,
    body: { authorizationId, messageId: data?.items[0]?.messageId ?? '01K0000000000000000000000C' },
  };
}

/** A decision, for the second person who approved it. */
async function withDecision({ store }: Owner) {
  const { as, body } = await aWaitingDecision(store);
  await approveProposal(as, body);
  return { as, query: { authorizationId: body.authorizationId } };
}

/** Calls about requests for approval, each with everything made that it needs to go well. */
export const readyCalls = readyCallsOf(authorizationApi, {
  discardAuthorizationDraft: async ({ clinic }: Owner) => {
    const { data } = await save(clinic, { draft: {} });
    return { as: clinic, body: { authorizationId: data?.authorizationId, version: data?.version } };
  },
  saveFavourite: async ({ clinic }: Owner) => ({ as: clinic, body: {} }),
  removeFavourite: async ({ clinic }: Owner) => {
    const { data } = await saveFavourite(clinic);
    return { as: clinic, body: { favouriteId: data?.favouriteId, version: data?.version } };
  },
  getPostOfficeFile: async ({ clinic }: Owner) => ({
    as: await anAdministrator(),
    query: { keptId: (await aKeptFile(clinic)).keptId },
  }),
  readPostOfficeFileAgain: async ({ clinic }: Owner) => {
    const { keptId, version } = await aKeptFile(clinic);
    return { as: await anAdministrator(), body: { keptId, version } };
  },
  printAuthorization: withDecision,
  getAuthorizationAttachment: withDocument,
  markAuthorizationRead: withMessage,
  getAuthorizationStaff: async () => ({ as: await aReviewer() }),
});
