import { requestFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

/** What is told of it, and to whom. */
export const news = {
  /** A temporary number of a newborn ends soon, and the child has no own card yet. */
  newbornEnding: { ...newsAt.facility('deadlines', anybody), facts: requestFacts, icon: 'alarm', tone: 'warning' },
} as const satisfies NewsKinds;
