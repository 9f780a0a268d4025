import '../../functions/_store/idempotency.ts';
import * as z from 'zod';
import { declaredShapes } from '../../functions/_store/shape.ts';

// Every module of the store declares its entities as it loads; the Encryption SDK has none.
await Promise.all(
  Object.values(import.meta.glob(['../../functions/_data/*/*.ts', '!**/credentialSeal.ts'])).map((load) => load()),
);

/** The stored entity of each kind of item. A new kind of item has its line here. */
const entityOfKind: Readonly<Record<string, string>> = {
  'users ACCOUNTREQUEST REQUEST': 'accountRequest',
  'users ACCOUNTREQUESTS#FACILITY WAITING': 'accountRequest',
  'users ACCOUNTREQUESTS#PORTAL WAITING': 'accountRequest',
  'users ADMINISTRATORS#FACILITY USER': 'administrator',
  'users ADMINISTRATORS#PORTAL USER': 'administrator',
  'users CARDREADING REQUEST': 'cardRequest',
  'users CARDREADING PHOTO': 'cardPhoto',
  'users CARDREADING READING': 'cardReading',
  'users CHALLENGE USED': 'challenge',
  'users CONNECTIONTEST TEST': 'connectionTest',
  'users FACTORPROOF PROOF': 'factorProof',
  'users FACTORS CHALLENGE': 'factorChallenge',
  'users FACTORS ENROLMENT': 'factorEnrolment',
  'users FACTORS FACTOR': 'secondFactor',
  'users FACTORS RECOVERYCODES': 'recoveryCodes',
  'users FACTORS TRIES': 'factorTries',
  'users PAUSEDSIGNINS': 'pausedSignIn',
  'users LICENSEHOLDER USER': 'licenseHolder',
  'users NOTIFICATIONS': 'notification',
  'users PAYER USER': 'payerStaff',
  'users PEOPLE#FACILITY EID': 'personEntry',
  'users PEOPLE#FACILITY NAME': 'personEntry',
  'users PEOPLE#FACILITY SEARCH#PERSON': 'personEntry',
  'users PEOPLE#PORTAL EID': 'personEntry',
  'users PEOPLE#PORTAL NAME': 'personEntry',
  'users PEOPLE#PORTAL SEARCH#PERSON': 'personEntry',
  'users RATE SPACING': 'rateSpacing',
  'users RATE WINDOW': 'rate',
  'users EMAILCODE CODE': 'emailCode',
  'users RESETCODE CODE': 'resetCode',
  'users SIGNIN DEVICE': 'knownDevice',
  'users SIGNIN FAILURES': 'signInFailures',
  'users USER PROFILE': 'user',
  'users USER FILTERS': 'savedFilters',
  'users USER SESSION': 'session',
  'users USER SESSIONS': 'sessions',
  'users USER LASTSIGNIN': 'lastSignIn',
  'users USERNAME USER': 'userName',
  'users SEATS#FACILITY USER': 'seat',
  'users SEATS#FACILITY COUNT': 'seatCount',
  'facilities FACILITIES#REGULATOR SEARCH#FACILITY': 'facilityFound',
  'facilities FACILITIES#HOMECARE FACILITY': 'facilityFound',
  'facilities PROVIDERCODES CODE': 'facilityPointer',
  'facilities LICENSEREQUEST REQUEST': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL WAITING': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL APPROVED': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL REFUSED': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR WAITING': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR APPROVED': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR REFUSED': 'licenseRequest',
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
  'facilities FACILITY PROFILE': 'facility',
  'facilities FACILITY SEARCH#CLINICIAN': 'clinicianFound',
  'facilities FACILITY REGULATORY': 'regulatoryDetails',
  'facilities LICENSE FACILITY': 'facilityLicense',
  'facilities PERSON CLINICIAN': 'clinicianFound',
  'eligibility COUNT#FACILITY DAY': 'eligibilityCount',
  'eligibility COUNT#PAYER DAY': 'eligibilityCount',
  'eligibility DOCUMENT DOCUMENT': 'printedDocument',
  'eligibility ELIG EVENT': 'eligibilityEvent',
  'eligibility ELIG OWNER': 'eligibilityPointer',
  'eligibility ELIG ELIG': 'eligibilityPointer',
  'eligibility FACILITY ELIG': 'eligibility',
  'eligibility FOUND#FACILITY SEARCH#REQUEST': 'eligibilityFound',
  'eligibility FOUND#PAYER SEARCH#REQUEST': 'eligibilityFound',
  'requests CLAIMDASHBOARDREQUEST REQUEST': 'claimDashboardRequest',
  'requests CLAIMDASHBOARDREQUESTS WAITING': 'claimDashboardRequestRow',
  'requests DRAFT ATTACHMENT': 'attachmentDraft',
  'requests EAUTH OWNER': 'regulatedRequest',
  'requests EAUTH REPORT': 'regulatoryReport',
  'requests IDEMPOTENCY ANSWER': 'answer',
  'requests OUTBOX OUTBOX': 'outbox',
  'requests PAYERTURN CONNECTION': 'payerConnection',
  'requests PAYERTURN MINUTE': 'payerTurn',
  'requests PAYERTURN SLOT': 'payerTurn',
  'requests PHARMACY OWNER': 'regulatedRequest',
  'requests PHARMACY REPORT': 'regulatoryReport',
  'requests POSTFILE CONTENT': 'postOfficeContent',
  'requests POSTFILE FILE': 'postOfficeFile',
  'requests POSTFILE PART': 'postOfficePart',
  'requests POSTPOLL POLL': 'postOfficePoll',
  'requests QUERY EVENT': 'queryEvent',
  'requests QUERY MESSAGE': 'message',
  'requests QUERY READ': 'readMark',
  'requests QUERY QUERY': 'query',
  'requests QUERY ATTACHMENT': 'attachment',
  'reference CODESET#CPT CODE': 'activityCode',
  'reference CODESET#CPT SEARCH#CODE': 'activityCodeFound',
  'reference CODESET#HCPCS CODE': 'activityCode',
  'reference CODESET#HCPCS SEARCH#CODE': 'activityCodeFound',
  'reference CODESET#SERVICE CODE': 'activityCode',
  'reference CODESET#SERVICE SEARCH#CODE': 'activityCodeFound',
  'reference FORMULARY CHANGE': 'formularyPart',
  'reference FORMULARY DRUG': 'formularyPart',
  'reference FORMULARY INFORCE': 'formularyPointer',
  'reference FORMULARY VERSION': 'formularyVersion',
  'reference FORMULARY WORD': 'formularyPart',
  'reference LOOKUP CHANGE': 'lookupChange',
  'reference LOOKUP ENTRIES': 'lookupList',
  'reference LOOKUP ENTRY': 'lookupEntry',
  'reference LOOKUP USES': 'lookupUse',
  'reference PAYER PAYER': 'payer',
  'reference PAYER#RULES RULE': 'rule',
  'reference PAYER#RULES VERSION': 'ruleVersion',
  'reference RULE VERSION': 'ruleVersionPointer',
  'jobs IMPORT#FACILITY FIX': 'importFixedRow',
  'jobs IMPORT#FACILITY GATE': 'importGate',
  'jobs IMPORT#FACILITY TRACE': 'importTrace',
  'jobs IMPORT#FACILITY WRONG': 'importWrongRow',
  'jobs IMPORTS#FACILITY FILE': 'importedFile',
  'jobs IMPORTS#FACILITY IMPORT': 'sheetImport',
  'jobs IMPORTS#FACILITY MEMORY': 'importMemory',
  'jobs JOB JOB': 'job',
  'jobs JOB PART': 'exportPart',
  'jobs JOB PROBLEM': 'jobProblems',
  'jobs JOB ROW': 'batchRow',
  'jobs LANE#PAYER LANE': 'jobLane',
  'jobs UPLOAD UPLOAD': 'upload',
  'members PAYER#MEMBER CHANGE#MEMBER': 'memberChange',
  'members PAYER#MEMBER MEMBER': 'member',
  'members PAYER#MEMBER COVERAGE': 'coverage',
  'errors ENTRY ENTRY': 'errorEntry',
  'errors GROUP GROUP': 'errorGroup',
  'errors GROUP PERSON': 'errorPerson',
  'audit CHAIN': 'audit',
  'audit CHAINS': 'auditChain',
  'audit EXPORT': 'auditExport',
  'audit FINDINGS': 'auditFinding',
  'audit SEALING STATE': 'auditSealing',
  'audit VERIFICATION STATE': 'auditVerification',
};

/** The kind of an item by its key: `users USER PROFILE`. Ids, codes and dates are left out. */
export function kindOf(table: string, { pk, sk }: Record<string, unknown>): string {
  const words = (key: unknown) =>
    String(key)
      .split('#')
      .filter((word, at) => at === 0 || word.length > 1)
      .filter((word) => /^[A-Z]+$/.test(word))
      .join('#');
  return `${table} ${words(pk)} ${words(sk)}`.trim();
}

/** The stored entity of an item. Throws for a kind of item that no line above names, or that no module declares. */
export function entityOf(table: string, item: Record<string, unknown>) {
  const kind = kindOf(table, item);
  const entity = entityOfKind[kind];
  const declared = entity === undefined ? undefined : declaredShapes.get(entity);
  if (!declared) throw new Error(`tests/release/entities.ts does not say what is stored under: ${kind}`);
  return declared;
}

/** The schemas by which this release reads its entities, as JSON schemas. */
export const schemasNow = (): Record<string, unknown> =>
  Object.fromEntries(
    [...declaredShapes.values()].flatMap(({ entity, schema }) =>
      schema ? [[entity, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })]] : [],
    ),
  );
