import { noFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const anywhereAccount = newsAt.anywhere('account', anybody);

/** What is told of it, and to whom. */
export const news = {
  /** An administrator changed the account, or what its person may do. */
  accountChanged: { ...anywhereAccount, facts: noFacts, icon: 'lock', tone: 'primary' },
  rightsChanged: { ...anywhereAccount, facts: noFacts, icon: 'lock', tone: 'primary' },
  /** An administrator gave the user a temporary password. */
  passwordReset: { ...newsAt.anywhere('security', anybody), facts: noFacts, icon: 'lock', tone: 'warning' },
} as const satisfies NewsKinds;
