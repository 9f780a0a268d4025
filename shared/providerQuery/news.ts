import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const facilityAnswers = newsAt.facility('answers', anybody);
const insurerDeadlines = newsAt.insurer('deadlines', moduleAccess.providerQueryDesk);

/** What is told of it, and to whom. */
export const news = {
  /** A provider's query: the insurer's people have to act; the provider is asked back, has an answer, or finds it merged. */
  queryWaiting: {
    ...newsAt.insurer('work', moduleAccess.providerQueryDesk),
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  queryAsked: { ...newsAt.facility('questions', anybody), facts: requestFacts, icon: 'question', tone: 'warning' },
  queryAnswered: { ...facilityAnswers, facts: requestFacts, icon: 'check', tone: 'success' },
  queryMerged: { ...facilityAnswers, facts: requestFacts, icon: 'merge', tone: 'primary' },
  /** The deadline of a query: it comes near, or was missed, for the insurer's people; it was missed, for the provider. */
  queryDueSoon: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'warning' },
  queryOverdue: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'error' },
  queryDelayed: { ...newsAt.facility('deadlines', anybody), facts: requestFacts, icon: 'alarm', tone: 'warning' },
} as const satisfies NewsKinds;
