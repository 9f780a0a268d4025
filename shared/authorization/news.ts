import { requestFacts } from '../notification/newsFacts.ts';
import { asksApproval, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const facilityAnswers = newsAt.facility('answers', asksApproval);
const facilityDeadlines = newsAt.facility('deadlines', asksApproval);

/** What is told of it, and to whom. */
export const news = {
  /** A request for approval: the payer has answered its sender, or asks for information. */
  authorizationAnswered: { ...facilityAnswers, facts: requestFacts, icon: 'check', tone: 'primary' },
  authorizationKept: { ...facilityAnswers, facts: requestFacts, icon: 'problem', tone: 'warning' },
  authorizationAsked: {
    ...newsAt.facility('questions', asksApproval),
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  authorizationDelayed: { ...facilityDeadlines, facts: requestFacts, icon: 'alarm', tone: 'warning' },
  authorizationNear: { ...facilityDeadlines, facts: requestFacts, icon: 'alarm', tone: 'primary' },
  authorizationEnding: { ...facilityDeadlines, facts: requestFacts, icon: 'alarm', tone: 'warning' },
} as const satisfies NewsKinds;
