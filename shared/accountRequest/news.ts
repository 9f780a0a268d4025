import { moduleAccess } from '../_field/moduleAccess.ts';
import { facilityFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

/** What is told of it, and to whom. */
export const news = {
  /** Somebody asks for an account or a licence that no system could prove: an administrator decides. */
  accountRequested: {
    ...newsAt.anywhere('work', moduleAccess.accountRequests),
    facts: facilityFacts,
    icon: 'person',
    tone: 'warning',
  },
} as const satisfies NewsKinds;
