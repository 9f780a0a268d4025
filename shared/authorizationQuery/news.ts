import { payerFacts } from '../notification/newsFacts.ts';
import { asksApproval, type NewsKinds, newsAt } from '../notification/newsKind.ts';

/** What is told of it, and to whom. */
export const news = {
  /** To a facility: a sheet of an insurer changed the state or the amount of authorisations that it has there. */
  insurerAuthorizationsChanged: {
    ...newsAt.facility('answers', asksApproval),
    facts: payerFacts,
    icon: 'problem',
    tone: 'warning',
  },
} as const satisfies NewsKinds;
