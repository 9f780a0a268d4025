import { moduleAccess } from '../_field/moduleAccess.ts';
import { noFacts, requestFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerWork = newsAt.insurer('work', moduleAccess.worklist);

/** What is told of it, and to whom. */
export const news = {
  /** To a payer's people: requests without a reviewer have come to their work list. */
  deskRequestsWaiting: { ...insurerWork, facts: noFacts, icon: 'hourglass', tone: 'warning' },
  /** Sent to the payer's reviewer who had taken the request. */
  deskRequestCancelled: { ...insurerWork, facts: requestFacts, icon: 'cancel', tone: 'warning' },
  /** To a reviewer: a colleague gave them a request; the facility answered their question. */
  deskRequestGiven: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  deskQuestionAnswered: { ...insurerWork, facts: requestFacts, icon: 'check', tone: 'success' },
} as const satisfies NewsKinds;
