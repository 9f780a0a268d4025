import { worklistApi } from '../../shared/worklist/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to worklist; all invented. */
export const samples = samplesOf(worklistApi, {
  getWorklist: {
    query: {
      view: 'waiting',
    },
  },
  getWorklistCounts: {},
  getWorklistItem: {
    query: {
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  takeRequest: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  releaseRequest: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  assignRequest: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      assignee: 'demo-user-001',
    },
  },
  answerRequest: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      result: 'notEligible',
      denialCode: 'ELIG-001',
    },
  },
  takeBackAnswer: { body: { eligibilityId: '01K0000000000000000000000A' } },
  askFacility: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      text: 'Which of the two cards does the patient use?',
      answerBy: '2026-11-24T08:00:00.000Z',
    },
  },
  handOverRequest: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      assignee: 'demo-user-001',
      note: 'Ask for the card.',
    },
  },
  takeNextRequest: {},
  getDeskContext: { query: { eligibilityId: '01K0000000000000000000000A' } },
  getDeskAttachment: {
    query: { eligibilityId: '01K0000000000000000000000A', attachmentId: '01K0000000000000000000000B' },
  },
  getReviewers: {},
  getDeskSettings: {},
  updateDeskSettings: {
    body: {
      answerMinutes: 60,
      concurrent: 5,
      perMinute: 300,
      version: 0,
    },
  },
});
