import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { anAuthorization } from '../authorization/support/anAuthorization.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { saveTemplate } from './support/authorizationDesk.ts';

/** What a payer keeps for its decisions. */
export const records = recordsOf(authorizationDeskApi, {
  owned: {
    decisionTemplate: {
      make: async ({ payer }) => (await saveTemplate(payer, { name: 'Once', comments: '' })).data?.templateId ?? '',
      owners: ['payer'],
      fields: ['templateid'],
    },
  },
  patientLists: { by: 'payer', show: (owner) => anAuthorization(owner) },
});
