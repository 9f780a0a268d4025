import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { facilityFacts, fileFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const ownFacility = newsAt.facility('facility', moduleAccess.providerProfile);

/** What is told of a clinician: the licence, and the facility. */
const clinicianFacts = facilityFacts.extend({ licenseNo: z.string() });

/** What is told of it, and to whom. */
export const news = {
  /** Clinicians of a facility are on a blacklist from now on, or no longer. */
  cliniciansBlacklisted: { ...ownFacility, facts: facilityFacts, icon: 'problem', tone: 'warning' },
  blacklistUndone: { ...ownFacility, facts: facilityFacts, icon: 'check', tone: 'primary' },
  /** A blacklist that names clinicians of a facility waits for a second person; one that is to hold at every facility does. */
  blacklistWaiting: {
    ...newsAt.anywhere('work', moduleAccess.facilityAdmin),
    facts: facilityFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  portalBlacklistWaiting: {
    ...newsAt.anywhere('work', ['SuperAdmin']),
    facts: fileFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  /** To an insurer: a provider tells that a clinician joins, moves or leaves. To another provider: its clinician was added elsewhere. */
  clinicianMoved: {
    ...newsAt.insurer('network', moduleAccess.empanelmentDesk),
    facts: clinicianFacts,
    icon: 'person',
    tone: 'primary',
  },
  clinicianElsewhere: {
    ...newsAt.facility('network', moduleAccess.providerProfile),
    facts: clinicianFacts,
    icon: 'problem',
    tone: 'warning',
  },
} as const satisfies NewsKinds;
