import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { largestPage, pageOf } from '../_contract/page.ts';
import { newsChoices } from './newsChoices.ts';
import { newsGroupNames } from './newsGroups.ts';
import { factsOf, mostCountedUnread, type NotificationKind, notificationKinds } from './notificationKinds.ts';

/** A ULID, so that ids sort by the time of what they tell of. */
const notificationId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

const ofKind = <Kind extends NotificationKind>(kind: Kind) =>
  z.strictObject({
    notificationId,
    kind: z.literal(kind),
    facts: factsOf(kind),
    /** Where the record is shown; null for one of another facility of the user's, which is not there for this session. */
    link: z.string().startsWith('/').nullable(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  });

type SchemaOfOne = { [Kind in NotificationKind]: ReturnType<typeof ofKind<Kind>> }[NotificationKind];

/** What happened while the user was elsewhere. The kind gives the words in both languages, the facts fill them. */
export const notification = z.discriminatedUnion(
  'kind',
  notificationKinds.map((kind) => ofKind(kind)) as SchemaOfOne[] as [SchemaOfOne, ...SchemaOfOne[]],
);
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
