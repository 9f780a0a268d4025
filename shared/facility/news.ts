import { moduleAccess } from '../_field/moduleAccess.ts';
import { facilityFacts } from '../notification/newsFacts.ts';
import { anybody, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const ownFacility = newsAt.facility('facility', moduleAccess.providerProfile);
const ofLicenses = newsAt.anywhere('facility', [...moduleAccess.requestLicense, ...moduleAccess.providerProfile]);

/** What is told of it, and to whom. */
export const news = {
  /** To the administrators of a facility: the portal's people changed it, closed it or opened it again. */
  facilityChanged: { ...ownFacility, facts: facilityFacts, icon: 'building', tone: 'primary' },
  facilityClosed: { ...ownFacility, facts: facilityFacts, icon: 'building', tone: 'error' },
  facilityOpened: { ...ownFacility, facts: facilityFacts, icon: 'building', tone: 'success' },
  /** The portal licences of a facility: somebody asks for them; they were given or refused. */
  licenseRequested: {
    ...newsAt.anywhere('work', moduleAccess.approveLicense),
    facts: facilityFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
  licenseApproved: { ...ofLicenses, facts: facilityFacts, icon: 'check', tone: 'success' },
  licenseRefused: { ...ofLicenses, facts: facilityFacts, icon: 'cancel', tone: 'error' },
  /** All portal licences of the facility are in use: a person could not work for it. */
  seatHeld: { ...newsAt.facility('facility', anybody), facts: facilityFacts, icon: 'problem', tone: 'warning' },
} as const satisfies NewsKinds;
