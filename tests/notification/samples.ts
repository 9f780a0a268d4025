import { notificationApi } from '../../shared/notification/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { choicesWith } from './support/newsChoiceValues.ts';

/** What callers send to notification; all invented. */
export const samples = samplesOf(notificationApi, {
  getNotifications: {
    query: {
      filter: 'unread',
    },
  },
  getNews: {},
  markRead: {
    body: {
      notificationId: '01K0000000000000000000000A',
    },
  },
  markAllRead: {
    body: {
      upTo: '01K0000000000000000000000A',
    },
  },
  getNewsChoices: {},
  saveNewsChoices: {
    body: { choices: choicesWith({ files: { inPortal: false, byMail: true } }), version: 0 },
  },
});
