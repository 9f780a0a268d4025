import { moduleAccess } from '../_field/moduleAccess.ts';
import { versionFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerPrices = newsAt.insurer('prices', moduleAccess.formulary);

/** What is told of it, and to whom. */
export const news = {
  /** A version of the payer's formulary needs a second person; it goes live on its day; it was refused; an earlier one is back. */
  formularyWaiting: {
    ...newsAt.insurer('work', moduleAccess.formulary),
    facts: versionFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  formularyLive: { ...insurerPrices, facts: versionFacts, icon: 'check', tone: 'primary' },
  formularyRefused: { ...insurerPrices, facts: versionFacts, icon: 'cancel', tone: 'error' },
  formularyRolledBack: { ...insurerPrices, facts: versionFacts, icon: 'problem', tone: 'warning' },
} as const satisfies NewsKinds;
