import type { AccountRequest } from '../../shared/accountRequest/routes.ts';
import { accountRequestChange, type StoredAccountRequest } from '../_data/accountRequest/accountRequest.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import type { MailTopic } from '../_data/outbox/outbox.ts';
import { addPeopleEntries, dropPeopleEntries } from '../_data/user/peopleEntries.ts';
import { type User, type UserChanges, userChange } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { shownRequest } from './shownRequest.ts';

interface Decision {
  readonly request: StoredAccountRequest;
  readonly user: User;
  readonly state: 'approved' | 'refused';
  readonly reason: string | null;
  readonly changes: UserChanges;
  /** Written in the same transaction. */
  readonly items: readonly TransactItem[];
}

const topics = {
  account: { approved: 'accountOpened', refused: 'accountRefused' },
  license: { approved: 'licenseAccepted', refused: 'licenseRefused' },
} as const satisfies Record<AccountRequest['kind'], Record<Decision['state'], MailTopic>>;

/** Stores a decision, what it does to the account, and the mail about it, or nothing; 409 when one of them has changed. */
export async function decide(ctx: SessionContext, decision: Decision): Promise<AccountRequest> {
  const { request, user, state, reason, changes, items } = decision;
  const decided = { state, reason, decidedAt: ctx.now().toISOString(), decidedBy: ctx.user.displayName };
  const { after, items: requestItems } = accountRequestChange(request, decided);
  const { after: account, item } = userChange(user, changes);
  await addPeopleEntries(ctx.store, user, account);
  const mail = newMail(ctx, topics[request.kind][state], user.userName);
  if (!(await writeTogether(ctx.store, [...requestItems, item, ...items, mail.item]))) throw fail('changedMeanwhile');
  await dropPeopleEntries(ctx.store, user, account);
  await mail.queue();
  ctx.audited({
    entity: 'user',
    id: user.userId,
    before: { state: request.state },
    after: { state, kind: request.kind },
  });
  return shownRequest(after);
}
