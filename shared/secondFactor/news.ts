import * as z from 'zod';
import { noFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const anywhereSecurity = newsAt.anywhere('security', anybody);
const anywhereAccount = newsAt.anywhere('account', anybody);

/** What is told of it, and to whom. */
export const news = {
  factorAdded: { ...anywhereSecurity, facts: noFacts, icon: 'lock', tone: 'primary' },
  factorRemoved: { ...anywhereSecurity, facts: noFacts, icon: 'lock', tone: 'warning' },
  /** An administrator took the user's factors away. */
  factorsReset: { ...anywhereSecurity, facts: noFacts, icon: 'lock', tone: 'warning' },
  recoveryCodesRenewed: { ...anywhereAccount, facts: noFacts, icon: 'lock', tone: 'primary' },
  /** How many are left. */
  recoveryCodeUsed: { ...anywhereAccount, facts: z.strictObject({ left: z.int() }), icon: 'lock', tone: 'warning' },
} as const satisfies NewsKinds;
