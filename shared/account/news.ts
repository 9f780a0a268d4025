import { noFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

/** What is told of it, and to whom. */
export const news = {
  passwordChanged: { ...newsAt.anywhere('security', anybody), facts: noFacts, icon: 'lock', tone: 'primary' },
} as const satisfies NewsKinds;
