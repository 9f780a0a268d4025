import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { errorKindPattern, errorNamePattern, framePattern, isFreeOfNumbers, mostFrames } from './errorFacts.ts';

/** Where an error happened: in one of our functions, or in a user's browser. */
export const errorSides = ['server', 'browser'] as const;

export const errorStates = ['open', 'resolved'] as const;
export type ErrorState = (typeof errorStates)[number];

/** Entries and groups are kept for this number of days after they were last seen. */
export const errorDays = 90;

export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** When a resolved group opens again: at its next occurrence, or at the first one in a release that it was not seen in yet. */
export const reopenings = ['again', 'nextRelease'] as const;

/** An API area (`eligibility`), `workers`, or the section of a page (`/eligibility`). */
const areaName = z.string().regex(/^(?:[a-z][A-Za-z]{0,39}|\/[a-z]{0,39})$/);
/** The beginning of a SHA-256: name, code, operation and the nearest frames of an error, as far as every release has them alike. */
const fingerprint = z.string().regex(/^[0-9a-f]{32}$/);
/** As the gateway numbers calls. */
const requestId = z.string().regex(/^[\w=-]{8,40}$/);
const release = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[a-z]{1,20})?$/);
const frame = z.string().regex(framePattern).refine(isFreeOfNumbers);
const name = z.string().regex(errorNamePattern).refine(isFreeOfNumbers);
/** The path of a screen with the names of its parameters, never their values: `/eligibility/:eligibilityId`. */
const screen = z.string().regex(/^\/[A-Za-z/:-]{0,99}$/);

/** One error, without its message: messages may repeat what a user typed. */
export const errorEntry = z.strictObject({
  logId: recordId,
  at: z.iso.datetime(),
  side: z.enum(errorSides),
  area: z.string(),
  /** What the server did, or the path of the screen. */
  operation: z.string(),
  name: z.string(),
  /** The error's own code, such as `ECONNRESET`; without one the kind that its message words, such as `readOfNothing.planName`. */
  code: z.string().nullable(),
  frames: z.array(z.string()),
  requestId: z.string().nullable(),
  release: z.string(),
  browser: z.enum(browserFamilies).nullable(),
  language: z.enum(['en', 'ar']).nullable(),
  fingerprint: z.string(),
});
export type ErrorEntry = z.infer<typeof errorEntry>;

/** Something that happened to a group. `by` is the name of the user who resolved it; null for an error that opened it again. */
export const errorGroupEvent = z.strictObject({
  at: z.iso.datetime(),
  event: z.enum(['resolved', 'reopened']),
  by: z.string().nullable(),
  note: z.string().nullable(),
  release: z.string(),
});
export type ErrorGroupEvent = z.infer<typeof errorGroupEvent>;

/** All errors of one fingerprint. `affected` counts the people who met it, each once; it identifies no person. */
export const errorGroup = errorEntry
  .pick({ side: true, area: true, operation: true, name: true, code: true, fingerprint: true })
  .extend({
    state: z.enum(errorStates),
    count: z.int(),
    affected: z.int(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    lastLogId: recordId,
    releases: z.array(z.string()),
    events: z.array(errorGroupEvent),
  });
export type ErrorGroup = z.infer<typeof errorGroup>;

const period = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const place = { side: z.enum(errorSides).optional(), area: areaName.optional() };

const report = z.strictObject({
  name,
  /** The kind of failure that the engine's message words; never the message. */
  code: z.string().regex(errorKindPattern).optional(),
  frames: z.array(frame).max(mostFrames),
  screen,
  requestId: requestId.refine((id) => /\D{2}/.test(id.replace(/[-=]/g, ''))).optional(),
  release,
  language: z.enum(['en', 'ar']),
});
export type ErrorReport = z.infer<typeof report>;

/** How fast a page was for the person at it (web.dev/vitals): its largest paint and its slowest interaction in ms, and the shift of its layout in thousandths. */
export const vitalNames = ['largestPaint', 'interaction', 'layoutShift'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What one page measured of itself, once. */
const vitalsReport = z.strictObject({
  screen,
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.int().min(0).max(600_000) }))
    .min(1)
    .max(vitalNames.length),
});
export type VitalsReport = z.infer<typeof vitalsReport>;

const access = moduleAccess.logging;

/** The error log: what failed in the functions and on pages, for those who run the portal. */
export const errorLogApi = area('errorLog', {
  searchLogs: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/SearchLogs',
    summary: 'Errors, the newest first',
    access,
    beyond: ['ErrorLog'],
    body: z.strictObject({
      ...period,
      ...place,
      fingerprint: fingerprint.optional(),
      requestId: requestId.optional(),
      ...pageFields,
    }),
    answer: pageOf(errorEntry),
    requirements: ['REQ-ERRLOG-02'],
  }),
  getLogById: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/getLogByID',
    summary: 'One error with its group',
    access,
    beyond: ['ErrorLog'],
    body: z.strictObject({ logId: recordId }),
    answer: z.strictObject({ entry: errorEntry, group: errorGroup }),
    requirements: ['REQ-ERRLOG-03'],
  }),
  searchGroupedLogs: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/searchGroupedLogs',
    summary: 'Errors grouped by fingerprint, the last seen first',
    access,
    beyond: ['ErrorLog'],
    body: z.strictObject({ state: z.enum(errorStates).default('open'), ...period, ...place, ...pageFields }),
    answer: pageOf(errorGroup),
    requirements: ['REQ-ERRLOG-04'],
  }),
  resolveErrorGroup: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/resolveGroup',
    summary: 'Marks a group as resolved; the next occurrence opens it again',
    access,
    body: z.strictObject({
      fingerprint,
      note: z.string().trim().min(1, sentence('errorLog:noteMissing', 'Say what was done.')).max(500),
      reopens: z.enum(reopenings).default('again'),
    }),
    answer: errorGroup,
    audit: 'errorLog.resolve',
    requirements: ['REQ-ERRLOG-01'],
  }),
  reportError: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/reportError',
    summary: 'Report an error from the page of a signed-in user',
    access: ['Standard'],
    body: report,
    answer: z.null(),
    isBeforeSignInSteps: true,
    isBackground: true,
    requirements: ['REQ-ERRLOG-01'],
  }),
  reportVitals: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/reportVitals',
    summary: 'Report how fast a page was for a signed-in user',
    access: ['Standard'],
    body: vitalsReport,
    answer: z.null(),
    isBeforeSignInSteps: true,
    isBackground: true,
    requirements: [],
  }),
  reportVisitorError: endpoint({
    method: 'POST',
    path: '/api/ErrorLog/reportVisitorError',
    summary: 'Report an error from the page of a visitor',
    access: 'public',
    body: report,
    answer: z.null(),
    requirements: ['REQ-ERRLOG-01'],
  }),
});
