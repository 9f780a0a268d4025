import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const { homeCareAuthority, homeCareDesk, homeCareProvider } = moduleAccess;
const toDesk = { ...newsAt.insurer('work', homeCareDesk), facts: requestFacts, tone: 'warning' } as const;
const ofDeadlines = { ...newsAt.insurer('deadlines', homeCareDesk), facts: requestFacts, icon: 'alarm' } as const;
const toProvider = { ...newsAt.facility('answers', homeCareProvider), facts: requestFacts } as const;
const ofOwnDeadlines = {
  ...newsAt.facility('deadlines', homeCareProvider),
  facts: requestFacts,
  icon: 'alarm',
} as const;

const ofReallocation = { facts: requestFacts, icon: 'building', tone: 'primary' } as const;

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
  reallocationWaiting: {
    ...{ ...newsAt.anywhere('work', homeCareAuthority), facts: requestFacts },
    ...{ icon: 'hourglass', tone: 'warning' },
  },
  reallocationOffered: {
    ...{ ...newsAt.facility('work', homeCareProvider), facts: requestFacts },
    ...{ icon: 'person', tone: 'warning' },
  },
  /** To the provider whose patient goes over to another one. */
  patientReallocated: { ...newsAt.facility('answers', homeCareProvider), ...ofReallocation },
  /** To the organisation that has asked. */
  reallocationAnswered: { ...newsAt.anywhere('work', [...homeCareDesk, ...homeCareAuthority]), ...ofReallocation },
} as const satisfies NewsKinds;
