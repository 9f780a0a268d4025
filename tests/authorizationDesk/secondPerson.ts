import { pearl } from '../../functions/_demo/payers.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { aCoordinator, added, shown } from '../authorization/support/authorizations.ts';
import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import * as desk from './support/authorizationDesk.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  limitOfApproval: {
    files: ['authorizationDesk/secondPerson.ts'],
    make: async (stored, store) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const authorizationId = await added(await aCoordinator(store));
      const administrator = await desk.anAdministrator();
      const before = (await desk.settings(administrator)).data?.secondPersonAboveFils ?? null;
      if (before !== 0) await desk.setLimit(administrator, { before, secondPersonAboveFils: 0 });
      const seen = await desk.inHandOf(maker, authorizationId);
      const today = emiratesDateOf(new Date());
      const lines = [{ lineId: '1', outcome: 'approved' as const }];
      await desk.decide(maker, { ...seen, validFrom: today, validTo: today, lines });
      const { version } = await shown(maker, seen.authorizationId);
      return { maker, second, decide: (as) => desk.approveProposal(as, { ...seen, version }) };
    },
  },
};
