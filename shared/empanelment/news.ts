import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerWork = newsAt.insurer('work', moduleAccess.empanelmentDesk);
const facilityNetwork = newsAt.facility('network', anybody);
const facilityQuestions = newsAt.facility('questions', moduleAccess.providerProfile);
const insurerDeadlines = newsAt.insurer('deadlines', moduleAccess.empanelmentDesk);

/** What is told of it, and to whom. */
export const news = {
  /** A facility's way into the network: the insurer's people have to act, or a second person decides; the provider is told of each end. */
  empanelmentWaiting: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  empanelmentProposed: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  empanelmentReturned: {
    ...newsAt.facility('questions', anybody),
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  empanelmentApproved: { ...facilityNetwork, facts: requestFacts, icon: 'check', tone: 'success' },
  empanelmentRejected: { ...facilityNetwork, facts: requestFacts, icon: 'question', tone: 'error' },
  empanelmentClosed: { ...facilityNetwork, facts: requestFacts, icon: 'question', tone: 'warning' },
  /** The same of a change of a provider's profile; and an approved bank account that somebody stopped, for both sides. */
  profileWaiting: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  profileProposed: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  profileReturned: {
    ...facilityQuestions,
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  profileApproved: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'check',
    tone: 'success',
  },
  profileRejected: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'question',
    tone: 'error',
  },
  profileClosed: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  // Somebody may have asked for another bank account in the name of the facility.
  accountStopped: { ...newsAt.anywhere('account', anybody), facts: requestFacts, icon: 'question', tone: 'warning' },
  /** And of a change of a provider's contract. */
  contractWaiting: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  contractProposed: {
    ...insurerWork,
    facts: requestFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  contractReturned: {
    ...facilityQuestions,
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  contractApproved: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'check',
    tone: 'success',
  },
  contractRejected: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'question',
    tone: 'error',
  },
  contractClosed: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  empanelmentDueSoon: {
    ...insurerDeadlines,
    facts: requestFacts,
    icon: 'alarm',
    tone: 'warning',
  },
  empanelmentOverdue: {
    ...insurerDeadlines,
    facts: requestFacts,
    icon: 'alarm',
    tone: 'error',
  },
} as const satisfies NewsKinds;
