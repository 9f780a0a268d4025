import { authorizationApi } from '../../shared/authorization/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { anAuthorization } from './support/anAuthorization.ts';
import { save, saveFavourite } from './support/authorizations.ts';

/** Requests for approval, and what a facility keeps for the next one. */
export const records = recordsOf(authorizationApi, {
  owned: {
    authorization: {
      make: (owner) => anAuthorization(owner),
      owners: ['clinic', 'payer'],
      fields: ['authorizationid'],
    },
    authorizationDraft: {
      make: async ({ clinic }) => (await save(clinic, { draft: {} })).data?.authorizationId ?? '',
      owners: ['clinic'],
      namedIn: [
        'addAuthorizationRequest.authorizationId',
        'saveAuthorizationDraft.authorizationId',
        'discardAuthorizationDraft.authorizationId',
      ],
      storedAs: 'authorization',
    },
    authorizationFavourite: {
      make: async ({ clinic }) => (await saveFavourite(clinic)).data?.favouriteId ?? '',
      owners: ['clinic'],
      fields: ['favouriteid'],
    },
  },
  unowned: [
    // A part of the request that is named beside it.
    'attachmentId',
    'messageId',
    // Looked for among the facility's own, with the patient: tests/authorization.
    'eligibilityId',
    // Only those who run the portal reach it.
    'keptId',
  ],
  ofDocuments: ['getAuthorizationAttachment'],
  patientLists: {
    show: (owner) => anAuthorization(owner),
    // Files of answers, whose look is audited one by one.
    ofNobody: ['searchPostOfficeFiles'],
  },
});
