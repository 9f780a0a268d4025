import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerWork = newsAt.insurer('work', moduleAccess.authorizationDesk);
const insurerDeadlines = newsAt.insurer('deadlines', moduleAccess.authorizationDesk);

/** What is told of it, and to whom. */
export const news = {
  /** To a reviewer: it was given to them, or the facility replied; a colleague's decision needs a second person; theirs was returned. */
  authorizationWaiting: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  authorizationProposed: { ...insurerWork, facts: requestFacts, icon: 'person', tone: 'warning' },
  authorizationReturned: { ...insurerWork, facts: requestFacts, icon: 'problem', tone: 'warning' },
  /** Its deadline: it comes near, or was missed, for the payer's people; the same for the sender; an approval of theirs ends soon. */
  authorizationDueSoon: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'warning' },
  authorizationOverdue: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'error' },
} as const satisfies NewsKinds;
