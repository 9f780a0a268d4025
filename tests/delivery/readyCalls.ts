import { newEmailEntry, outboxPut } from '../../functions/_data/outbox/outbox.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { deliveryOf } from '../eligibility/support/eligibility.ts';
import { signIn } from '../support/api.ts';
import { mailWorker } from '../support/outbox.ts';

/** A mail that could not be delivered. */
async function buriedMail({ store }: Owner): Promise<string> {
  const mailId = newUlid(Date.now());
  const entry = newEmailEntry(mailId, 'passwordReset', 'nobody@clinic.example', new Date());
  if (!(await writeTogether(store, [outboxPut(entry)]))) throw new Error('It is stored already');
  await mailWorker('refused')(deliveryOf(mailId));
  return mailId;
}

/** A delivery that nobody takes any more. */
export const readyCalls = readyCallsOf(deliveryApi, {
  getDeadLetter: async (owner: Owner) => ({
    as: await signIn({ roles: ['SuperAdmin'], facility: null }),
    query: { deliveryId: await buriedMail(owner) },
  }),
});
