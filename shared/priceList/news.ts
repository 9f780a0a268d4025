import { moduleAccess } from '../_field/moduleAccess.ts';
import { facilityFacts, payerFacts, versionFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerPrices = newsAt.insurer('prices', moduleAccess.priceLists);
const insurerWork = newsAt.insurer('work', moduleAccess.empanelmentDesk);
const facilityNetwork = newsAt.facility('network', moduleAccess.providerProfile);

/** What is told of it, and to whom. */
export const news = {
  /** The same of a version of the prices that the payer has agreed with a facility. */
  priceListWaiting: {
    ...newsAt.insurer('work', moduleAccess.priceLists),
    facts: facilityFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  priceListLive: { ...insurerPrices, facts: facilityFacts, icon: 'check', tone: 'primary' },
  priceListRefused: { ...insurerPrices, facts: facilityFacts, icon: 'cancel', tone: 'error' },
  priceListRolledBack: { ...insurerPrices, facts: facilityFacts, icon: 'problem', tone: 'warning' },
  /** What a payer pays the facility changes on a day, or an earlier price list is back: told to the facility's administrators. */
  agreedPricesChanged: {
    ...newsAt.facility('prices', moduleAccess.providerProfile),
    facts: versionFacts,
    icon: 'problem',
    tone: 'warning',
  },
  /** A facility proposes prices to the payer, or has withdrawn them: told to the payer's people who work on contracts. */
  pricesProposed: { ...insurerWork, facts: facilityFacts, icon: 'hourglass', tone: 'warning' },
  pricesWithdrawn: { ...insurerWork, facts: facilityFacts, icon: 'cancel', tone: 'primary' },
  /** The payer has decided about the prices that the facility has proposed: told to the facility's administrators. */
  pricesAccepted: { ...facilityNetwork, facts: payerFacts, icon: 'check', tone: 'primary' },
  pricesRefused: { ...facilityNetwork, facts: payerFacts, icon: 'cancel', tone: 'error' },
} as const satisfies NewsKinds;
