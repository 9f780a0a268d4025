import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const { homeCareDesk, homeCareProvider } = moduleAccess;
const toDesk = { ...newsAt.insurer('work', homeCareDesk), facts: requestFacts, tone: 'warning' } as const;
const ofDeadlines = { ...newsAt.insurer('deadlines', homeCareDesk), facts: requestFacts, icon: 'alarm' } as const;
const toProvider = { ...newsAt.facility('answers', homeCareProvider), facts: requestFacts } as const;
const ofOwnDeadlines = {
  ...newsAt.facility('deadlines', homeCareProvider),
  facts: requestFacts,
  icon: 'alarm',
} as const;

/** What is told of an episode, and to whom. */
export const news = {
  episodeWaiting: { ...toDesk, icon: 'hourglass' },
  episodeAsked: { ...toProvider, icon: 'question', tone: 'warning' },
  episodeAnswered: { ...toProvider, icon: 'check', tone: 'success' },
  episodeRefused: { ...toProvider, icon: 'cancel', tone: 'error' },
  episodeDueSoon: { ...ofDeadlines, tone: 'warning' },
  episodeOverdue: { ...ofDeadlines, tone: 'error' },
  episodeDelayed: { ...ofOwnDeadlines, tone: 'warning' },
  referralDueSoon: { ...ofOwnDeadlines, tone: 'warning' },
  referralOverdue: { ...ofOwnDeadlines, tone: 'error' },
} as const satisfies NewsKinds;
