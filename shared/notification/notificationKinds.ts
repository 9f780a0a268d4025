import * as z from 'zod';

/** What is told of a request or query: how both sides name it, and nothing of the patient or of what was written. */
const requestFacts = z.strictObject({
  requestNumber: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable().default(null),
});
/**
 * What is told of an eligibility request to the facility that sent it: also whose it is. Left out for those who may not read the request,
 * and of what releases before have told.
 */
const answerFacts = requestFacts.extend({
  patient: z
    .strictObject({
      patientName: z.string().nullable(),
      patientNameArabic: z.string().optional(),
      idCardName: z.string().optional(),
      idCardNameArabic: z.string().optional(),
      identifierEnding: z.string(),
    })
    .optional(),
});
/** What is told of a job: the name of the file that it read or made, and nothing of what is in it. */
const jobFacts = z.strictObject({ fileName: z.string() });
/** What is told of a facility: its name. */
const facilityFacts = z.strictObject({ facilityName: z.string(), facilityNameArabic: z.string().nullable() });
/** What is told of a version of a formulary: whose it is, and its number. */
const formularyFacts = z.strictObject({ payerName: z.string(), payerNameArabic: z.string(), number: z.int() });
/** What is told of a circular: its number and who publishes it. */
const circularFacts = z.strictObject({
  circularNumber: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
});
/** What is told of a payer: its name. */
const payerFacts = z.strictObject({ payerName: z.string(), payerNameArabic: z.string() });
/** What is told of a clinician: the licence, and the facility. */
const clinicianFacts = facilityFacts.extend({ licenseNo: z.string() });
const noFacts = z.strictObject({});

/** THE table of notification kinds and the facts that each one carries. The web app has the texts. */
export const notificationFacts = {
  eligibilityEligible: answerFacts,
  /** The payer said Eligible and named no cover that holds on the service date. */
  eligibilityWithoutCover: answerFacts,
  eligibilityNotEligible: answerFacts,
  /** The payer has accepted the request and has no result yet. */
  eligibilityAnswered: answerFacts,
  eligibilityFailed: answerFacts,
  /** A suspended facility or a blacklisted clinician: the payer was not asked. */
  eligibilityBlocked: answerFacts,
  /** A sheet of requests has its results, or could not be read. */
  batchDone: jobFacts,
  batchFailed: jobFacts,
  /** The history is ready to be fetched as a file, or could not be written. */
  exportDone: jobFacts,
  exportFailed: jobFacts,
  /** To a payer's people: requests without a reviewer have come to their work list. */
  deskRequestsWaiting: noFacts,
  /** Sent to the payer's reviewer who had taken the request. */
  deskRequestCancelled: requestFacts,
  /** To a reviewer: a colleague gave them a request; the facility answered their question. */
  deskRequestGiven: requestFacts,
  deskQuestionAnswered: requestFacts,
  /** The payer's reviewer asks the facility about a request. */
  eligibilityQuestion: answerFacts,
  /** A provider's query: the insurer's people have to act; the provider is asked back, has an answer, or finds it merged. */
  queryWaiting: requestFacts,
  queryAsked: requestFacts,
  queryAnswered: requestFacts,
  queryMerged: requestFacts,
  /** The deadline of a query: it comes near, or was missed, for the insurer's people; it was missed, for the provider. */
  queryDueSoon: requestFacts,
  queryOverdue: requestFacts,
  queryDelayed: requestFacts,
  /** A facility's way into the network: the insurer's people have to act, or a second person decides; the provider is told of each end. */
  empanelmentWaiting: requestFacts,
  empanelmentProposed: requestFacts,
  empanelmentReturned: requestFacts,
  empanelmentApproved: requestFacts,
  empanelmentRejected: requestFacts,
  empanelmentClosed: requestFacts,
  /** The same of a change of a provider's profile; and an approved bank account that somebody stopped, for both sides. */
  profileWaiting: requestFacts,
  profileProposed: requestFacts,
  profileReturned: requestFacts,
  profileApproved: requestFacts,
  profileRejected: requestFacts,
  profileClosed: requestFacts,
  accountStopped: requestFacts,
  /** And of a change of a provider's contract. */
  contractWaiting: requestFacts,
  contractProposed: requestFacts,
  contractReturned: requestFacts,
  contractApproved: requestFacts,
  contractRejected: requestFacts,
  contractClosed: requestFacts,
  empanelmentDueSoon: requestFacts,
  empanelmentOverdue: requestFacts,
  /** A request for approval: the payer has answered its sender, or asks for information. */
  authorizationAnswered: requestFacts,
  authorizationKept: requestFacts,
  authorizationAsked: requestFacts,
  /** To a reviewer: it was given to them, or the facility replied; a colleague's decision needs a second person; theirs was returned. */
  authorizationWaiting: requestFacts,
  authorizationProposed: requestFacts,
  authorizationReturned: requestFacts,
  /** Its deadline: it comes near, or was missed, for the payer's people; the same for the sender; an approval of theirs ends soon. */
  authorizationDueSoon: requestFacts,
  authorizationOverdue: requestFacts,
  authorizationDelayed: requestFacts,
  authorizationNear: requestFacts,
  authorizationEnding: requestFacts,
  /** To a facility: a sheet of an insurer changed the state or the amount of authorisations that it has there. */
  insurerAuthorizationsChanged: payerFacts,
  /** A temporary number of a newborn ends soon, and the child has no own card yet. */
  newbornEnding: requestFacts,
  /** A circular for the reader's facility or payer: it is there; it must be read and is not yet; it was taken back. */
  circularPublished: circularFacts,
  circularUnread: circularFacts,
  circularWithdrawn: circularFacts,
  /** To the administrators of a provider: its insurer asks it by a survey; the last day for its answers is near. */
  surveyPublished: payerFacts,
  surveyDueSoon: payerFacts,
  /** To the insurer's people: a version of its survey waits for one of them, who publishes it. */
  surveyWaiting: payerFacts,
  /** Somebody asks for an account or a licence that no system could prove: an administrator decides. */
  accountRequested: facilityFacts,
  /** An administrator changed the account, or what its person may do. */
  accountChanged: noFacts,
  rightsChanged: noFacts,
  /** Clinicians of a facility are on a blacklist from now on, or no longer. */
  cliniciansBlacklisted: facilityFacts,
  blacklistUndone: facilityFacts,
  /** A blacklist that names clinicians of a facility waits for a second person; one that is to hold at every facility does. */
  blacklistWaiting: facilityFacts,
  portalBlacklistWaiting: jobFacts,
  /** To an insurer: a provider tells that a clinician joins, moves or leaves. To another provider: its clinician was added elsewhere. */
  clinicianMoved: clinicianFacts,
  clinicianElsewhere: clinicianFacts,
  /** To the administrators of a facility: the portal's people changed it, closed it or opened it again. */
  facilityChanged: facilityFacts,
  facilityClosed: facilityFacts,
  facilityOpened: facilityFacts,
  /** The portal licences of a facility: somebody asks for them; they were given or refused. */
  licenseRequested: facilityFacts,
  licenseApproved: facilityFacts,
  licenseRefused: facilityFacts,
  /** All portal licences of the facility are in use: a person could not work for it. */
  seatHeld: facilityFacts,
  /** A version of the payer's formulary needs a second person; it goes live on its day; it was refused; an earlier one is back. */
  formularyWaiting: formularyFacts,
  formularyLive: formularyFacts,
  formularyRefused: formularyFacts,
  formularyRolledBack: formularyFacts,
  /** The same of a version of the prices that the payer has agreed with a facility. */
  priceListWaiting: facilityFacts,
  priceListLive: facilityFacts,
  priceListRefused: facilityFacts,
  priceListRolledBack: facilityFacts,
  /** What a payer pays the facility changes on a day, or an earlier price list is back: told to the facility's administrators. */
  agreedPricesChanged: formularyFacts,
  /** A facility proposes prices to the payer, or has withdrawn them: told to the payer's people who work on contracts. */
  pricesProposed: facilityFacts,
  pricesWithdrawn: facilityFacts,
  /** The payer has decided about the prices that the facility has proposed: told to the facility's administrators. */
  pricesAccepted: payerFacts,
  pricesRefused: payerFacts,
  passwordChanged: noFacts,
  /** An administrator gave the user a temporary password. */
  passwordReset: noFacts,
  factorAdded: noFacts,
  factorRemoved: noFacts,
  /** An administrator took the user's factors away. */
  factorsReset: noFacts,
  recoveryCodesRenewed: noFacts,
  /** How many are left. */
  recoveryCodeUsed: z.strictObject({ left: z.int() }),
  /** One of a kind that only a newer release can word; it still leads to its record. */
  unknown: noFacts,
} as const;
/** The kind, `unknown` for one that this release does not know. */
export const knownKind = (kind: unknown): NotificationKind =>
  typeof kind === 'string' && Object.hasOwn(notificationFacts, kind) ? (kind as NotificationKind) : 'unknown';

export type NotificationKind = keyof typeof notificationFacts;

/** So long a notification can be read. */
export const notificationDays = 90;

/** Unread ones are counted up to this many; beyond, it says 99+. */
export const mostCountedUnread = 99;
