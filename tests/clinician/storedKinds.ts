/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'facilities FACILITY CLINICIAN': 'clinician',
  'facilities FACILITY CLINICIANID': 'clinicianNumber',
  'facilities FACILITY CLINICIANHOLDER': 'clinicianHolder',
  'facilities CLINICIAN FACILITY': 'clinicianPlace',
  'facilities LISTEDCLINICIAN LISTED': 'listedClinician',
  'facilities FACILITY SEARCH#FORMERCLINICIAN': 'clinicianFound',
  'facilities BLACKLISTED EVERYWHERE': 'blacklistEntry',
  'facilities BLACKLISTED FACILITY': 'blacklistEntry',
  'facilities BLACKLISTS#EVERYWHERE': 'blacklist',
  'facilities BLACKLISTS#FACILITY': 'blacklist',
  'facilities CLINICIANCHECKS': 'clinicianCheck',
  'facilities CLINICIANMOVES#FACILITY': 'clinicianMove',
  'facilities CLINICIANMOVES#PAYER': 'clinicianMove',
  'facilities FACILITY SEARCH#CLINICIAN': 'clinicianFound',
  'facilities PERSON CLINICIAN': 'clinicianFound',
};
