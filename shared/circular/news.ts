import * as z from 'zod';
import { payerFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const circulars = newsAt.either('circulars', anybody);

/** What is told of a circular: its number and who publishes it. */
const circularFacts = payerFacts.extend({ circularNumber: z.string() });

/** What is told of it, and to whom. */
export const news = {
  /** A circular for the reader's facility or payer: it is there; it must be read and is not yet; it was taken back. */
  circularPublished: { ...circulars, facts: circularFacts, icon: 'campaign', tone: 'primary' },
  circularUnread: { ...circulars, facts: circularFacts, icon: 'campaign', tone: 'warning' },
  circularWithdrawn: { ...circulars, facts: circularFacts, icon: 'campaign', tone: 'error' },
} as const satisfies NewsKinds;
