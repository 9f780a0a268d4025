import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const insurerWork = newsAt.insurer('work', moduleAccess.empanelmentDesk);
const senderNetwork = newsAt.facility('network', anybody);
const administratorsQuestions = newsAt.facility('questions', moduleAccess.providerProfile);
const administratorsNetwork = newsAt.facility('network', moduleAccess.providerProfile);
const insurerDeadlines = newsAt.insurer('deadlines', moduleAccess.empanelmentDesk);

/** What is told of it, and to whom. */
export const news = {
  /** A facility's way into the network: the insurer's people have to act, or a second person decides; the provider is told of each end. */
  empanelmentWaiting: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  empanelmentProposed: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  empanelmentReturned: {
    ...newsAt.facility('questions', anybody),
    facts: requestFacts,
    icon: 'question',
    tone: 'warning',
  },
  empanelmentApproved: { ...senderNetwork, facts: requestFacts, icon: 'check', tone: 'success' },
  empanelmentRejected: { ...senderNetwork, facts: requestFacts, icon: 'question', tone: 'error' },
  empanelmentClosed: { ...senderNetwork, facts: requestFacts, icon: 'question', tone: 'warning' },
  /** The same of a change of a provider's profile; and an approved bank account that somebody stopped, for both sides. */
  profileWaiting: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  profileProposed: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  profileReturned: { ...administratorsQuestions, facts: requestFacts, icon: 'question', tone: 'warning' },
  profileApproved: { ...administratorsNetwork, facts: requestFacts, icon: 'check', tone: 'success' },
  profileRejected: { ...administratorsNetwork, facts: requestFacts, icon: 'question', tone: 'error' },
  profileClosed: { ...administratorsNetwork, facts: requestFacts, icon: 'question', tone: 'warning' },
  // Somebody may have asked for another bank account in the name of the facility.
  accountStopped: { ...newsAt.anywhere('account', anybody), facts: requestFacts, icon: 'question', tone: 'warning' },
  /** And of a change of a provider's contract. */
  contractWaiting: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  contractProposed: { ...insurerWork, facts: requestFacts, icon: 'hourglass', tone: 'warning' },
  contractReturned: { ...administratorsQuestions, facts: requestFacts, icon: 'question', tone: 'warning' },
  contractApproved: { ...administratorsNetwork, facts: requestFacts, icon: 'check', tone: 'success' },
  contractRejected: { ...administratorsNetwork, facts: requestFacts, icon: 'question', tone: 'error' },
  contractClosed: { ...administratorsNetwork, facts: requestFacts, icon: 'question', tone: 'warning' },
  empanelmentDueSoon: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'warning' },
  empanelmentOverdue: { ...insurerDeadlines, facts: requestFacts, icon: 'alarm', tone: 'error' },
} as const satisfies NewsKinds;
