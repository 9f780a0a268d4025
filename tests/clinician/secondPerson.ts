import { handler as clinicianHandler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi } from '../support/api.ts';
import { ofPortal, type SecondPersonGuards } from '../support/secondPersonGuard.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  blacklist: {
    files: ['clinician/moveBlacklist.ts'],
    make: async (stored) => {
      const maker = await ofPortal(stored);
      const file = new File(['License Number,Reason\nGD1234,Invented'], 'list.xlsx');
      const { uploadBlacklist, moveBlacklist } = clinicianApi.endpoints;
      const { data } = await callApi(clinicianHandler, uploadBlacklist, { as: maker, body: { file } });
      const body = { blacklistId: data?.blacklistId ?? '', version: 1, move: 'approve' as const };
      return { maker, second: ofPortal, decide: (as) => callApi(clinicianHandler, moveBlacklist, { as, body }) };
    },
  },
};
