import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { largestPage, pageOf } from '../_contract/page.ts';
import { newsChoices } from './newsChoices.ts';
import { newsGroupNames } from './newsGroups.ts';
import { mostCountedUnread, type NotificationKind, notificationFacts } from './notificationKinds.ts';

/** A ULID, so that ids sort by the time of what they tell of. */
const notificationId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

const ofKind = <Kind extends NotificationKind>(kind: Kind) =>
  z.strictObject({
    notificationId,
    kind: z.literal(kind),
    facts: notificationFacts[kind],
    /** Where the record is shown; null for one of another facility of the user's, which is not there for this session. */
    link: z.string().startsWith('/').nullable(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  });

/** What happened while the user was elsewhere. The kind gives the words in both languages, the facts fill them. */
export const notification = z.discriminatedUnion('kind', [
  ofKind('eligibilityEligible'),
  ofKind('eligibilityWithoutCover'),
  ofKind('eligibilityNotEligible'),
  ofKind('eligibilityAnswered'),
  ofKind('eligibilityFailed'),
  ofKind('eligibilityBlocked'),
  ofKind('batchDone'),
  ofKind('batchFailed'),
  ofKind('exportDone'),
  ofKind('exportFailed'),
  ofKind('deskRequestsWaiting'),
  ofKind('deskRequestCancelled'),
  ofKind('deskRequestGiven'),
  ofKind('deskQuestionAnswered'),
  ofKind('eligibilityQuestion'),
  ofKind('queryWaiting'),
  ofKind('queryAsked'),
  ofKind('queryAnswered'),
  ofKind('queryMerged'),
  ofKind('queryDueSoon'),
  ofKind('queryOverdue'),
  ofKind('queryDelayed'),
  ofKind('empanelmentWaiting'),
  ofKind('empanelmentProposed'),
  ofKind('empanelmentReturned'),
  ofKind('empanelmentApproved'),
  ofKind('empanelmentRejected'),
  ofKind('empanelmentClosed'),
  ofKind('profileWaiting'),
  ofKind('profileProposed'),
  ofKind('profileReturned'),
  ofKind('profileApproved'),
  ofKind('profileRejected'),
  ofKind('profileClosed'),
  ofKind('accountStopped'),
  ofKind('contractWaiting'),
  ofKind('contractProposed'),
  ofKind('contractReturned'),
  ofKind('contractApproved'),
  ofKind('contractRejected'),
  ofKind('contractClosed'),
  ofKind('empanelmentDueSoon'),
  ofKind('empanelmentOverdue'),
  ofKind('authorizationAnswered'),
  ofKind('authorizationKept'),
  ofKind('authorizationAsked'),
  ofKind('authorizationWaiting'),
  ofKind('authorizationProposed'),
  ofKind('authorizationReturned'),
  ofKind('authorizationDueSoon'),
  ofKind('authorizationOverdue'),
  ofKind('authorizationDelayed'),
  ofKind('authorizationNear'),
  ofKind('authorizationEnding'),
  ofKind('insurerAuthorizationsChanged'),
  ofKind('newbornEnding'),
  ofKind('circularPublished'),
  ofKind('circularUnread'),
  ofKind('circularWithdrawn'),
  ofKind('surveyPublished'),
  ofKind('surveyDueSoon'),
  ofKind('surveyWaiting'),
  ofKind('accountRequested'),
  ofKind('accountChanged'),
  ofKind('rightsChanged'),
  ofKind('cliniciansBlacklisted'),
  ofKind('blacklistUndone'),
  ofKind('blacklistWaiting'),
  ofKind('portalBlacklistWaiting'),
  ofKind('clinicianMoved'),
  ofKind('clinicianElsewhere'),
  ofKind('facilityChanged'),
  ofKind('facilityClosed'),
  ofKind('facilityOpened'),
  ofKind('licenseRequested'),
  ofKind('licenseApproved'),
  ofKind('licenseRefused'),
  ofKind('seatHeld'),
  ofKind('formularyWaiting'),
  ofKind('formularyLive'),
  ofKind('formularyRefused'),
  ofKind('formularyRolledBack'),
  ofKind('priceListWaiting'),
  ofKind('priceListLive'),
  ofKind('priceListRefused'),
  ofKind('priceListRolledBack'),
  ofKind('agreedPricesChanged'),
  ofKind('pricesProposed'),
  ofKind('pricesWithdrawn'),
  ofKind('pricesAccepted'),
  ofKind('pricesRefused'),
  ofKind('passwordChanged'),
  ofKind('passwordReset'),
  ofKind('factorAdded'),
  ofKind('factorRemoved'),
  ofKind('factorsReset'),
  ofKind('recoveryCodesRenewed'),
  ofKind('recoveryCodeUsed'),
  ofKind('unknown'),
]);
export type Notification = z.infer<typeof notification>;

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** What the caller hears of, in the version that was read or saved last; 0 while nothing has been chosen. */
const chosenNews = z.strictObject({ choices: newsChoices, version: z.int().min(0) });

/** The same with the groups that the caller may be told something of at this workplace; the others keep what was chosen of them. */
const shownNews = chosenNews.extend({ shown: z.array(z.enum(newsGroupNames)) });

export const notificationApi = area('notification', {
  getNotifications: endpoint({
    method: 'GET',
    path: '/api/notification/getnotifications',
    summary: "The caller's notifications, newest first",
    access: ['Standard'],
    query: z.strictObject({
      cursor: z.string().max(2000).optional(),
      take: z.coerce.number().int().min(1).max(largestPage).default(20),
      filter: z.enum(notificationFilters).default('all'),
    }),
    answer: pageOf(notification),
    requirements: ['REQ-SHELL-01'],
  }),
  getNews: endpoint({
    method: 'GET',
    path: '/api/notification/getnews',
    summary: 'How many notifications of the caller are unread (100 stands for more than 99), and the newest of them',
    access: ['Standard'],
    answer: z.strictObject({
      unread: z
        .int()
        .min(0)
        .max(mostCountedUnread + 1),
      newest: z.array(notification).max(5),
    }),
    isBackground: true,
    requirements: ['REQ-SHELL-01'],
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/notification/markread',
    summary: 'Mark one notification of the caller as read; a repeat changes nothing',
    access: ['Standard'],
    body: z.strictObject({ notificationId }),
    answer: z.null(),
    // The page also marks notifications about a record that it already shows.
    isBackground: true,
    requirements: ['REQ-SHELL-01'],
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notification/markallread',
    summary: 'Mark the unread notifications of the caller up to the given one as read, at most 100 at a time',
    access: ['Standard'],
    /** The newest one that the caller has seen: what came after it stays unread. */
    body: z.strictObject({ upTo: notificationId }),
    answer: z.strictObject({ marked: z.int(), hasMore: z.boolean() }),
    requirements: ['REQ-SHELL-01'],
  }),
  getNewsChoices: endpoint({
    method: 'GET',
    path: '/api/notification/getnewschoices',
    summary: 'What the caller wants to hear of, in the portal and by mail',
    access: ['Standard'],
    answer: shownNews,
    requirements: ['REQ-NET-15'],
  }),
  saveNewsChoices: endpoint({
    method: 'POST',
    path: '/api/notification/savenewschoices',
    summary: 'Change what the caller hears of. Nobody changes it for another person',
    access: ['Standard'],
    body: chosenNews,
    answer: shownNews,
    requirements: ['REQ-NET-15'],
  }),
});
