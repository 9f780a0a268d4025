import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { connection } from './connection.ts';
import { partDetail, publicPart } from './partDetail.ts';

/** An incident has begun already; planned work is announced before it begins. */
export const incidentKinds = ['incident', 'planned'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** At most so many reports are kept with an incident. */
export const mostReports = 50;
/** At most so many incidents and works are open at a time. */
export const mostOpenIncidents = 20;

const words = (most: number) => ({
  english: z.string().trim().min(1, sentence('systemStatus:englishMissing', 'Enter the English text.')).max(most),
  arabic: z.string().trim().min(1, sentence('systemStatus:arabicMissing', 'Enter the Arabic text.')).max(most),
});
const title = words(120);
const text = words(1000);

/** One report about an incident: what was known at a time. */
const report = z.strictObject({ at: z.iso.datetime(), text: z.string(), textArabic: z.string() });

const publicIncident = z.strictObject({
  incidentId: recordId,
  kind: z.enum(incidentKinds),
  title: z.string(),
  titleArabic: z.string(),
  /** When it began, or when planned work begins. */
  startsAt: z.iso.datetime(),
  /** When planned work should end, or when the incident ended; null while nobody knows. */
  endsAt: z.iso.datetime().nullable(),
  /** The newest report first. */
  reports: z.array(report),
});

/** An incident as signed-in people see it. */
export const incident = publicIncident.extend({
  /** Counts the changes: a report carries the one that its writer saw. */
  edition: z.int(),
});
export type Incident = z.infer<typeof incident>;

const access = moduleAccess.systemIncidents;
const incidentTime = z.iso.datetime({ offset: true });
const requirements = ['REQ-NET-25'] as const;

/** What works at the moment: from probes that run every minute, and from incidents that administrators write. */
export const systemStatusApi = area('systemStatus', {
  getSystemStatus: endpoint({
    method: 'GET',
    path: '/api/systemstatus/getsystemstatus',
    summary: 'Which parts answer, and the open incidents: for everybody, and no more than up, down or unknown',
    access: 'public',
    isBackground: true,
    answer: z.strictObject({ parts: z.array(publicPart), incidents: z.array(publicIncident) }),
    requirements,
  }),
  getSystemStatusDetails: endpoint({
    method: 'GET',
    path: '/api/systemstatus/getsystemstatusdetails',
    summary: 'The same with the time of each look, and since when each part is as it is',
    access: ['Standard'],
    isBackground: true,
    answer: z.strictObject({ parts: z.array(partDetail), incidents: z.array(incident) }),
    requirements,
  }),
  searchIncidents: endpoint({
    method: 'POST',
    path: '/api/systemstatus/searchincidents',
    summary: 'The incidents and works that are over, newest first',
    access: ['Standard'],
    body: z.strictObject(pageFields),
    answer: pageOf(incident),
    requirements,
  }),
  addIncident: endpoint({
    method: 'POST',
    path: '/api/systemstatus/addincident',
    summary: 'Tells everybody of an incident or of planned work',
    access,
    body: z.strictObject({
      kind: z.enum(incidentKinds),
      title: title.english,
      titleArabic: title.arabic,
      text: text.english,
      textArabic: text.arabic,
      startsAt: incidentTime,
      endsAt: incidentTime.nullable().default(null),
    }),
    answer: z.strictObject({ incidentId: recordId }),
    audit: 'incident.add',
    idempotent: true,
    requirements,
  }),
  reportIncident: endpoint({
    method: 'POST',
    path: '/api/systemstatus/reportincident',
    summary: 'Adds a report to an open incident, or ends it',
    access,
    body: z.strictObject({
      incidentId: recordId,
      edition: z.int().positive(),
      text: text.english,
      textArabic: text.arabic,
      isOver: z.boolean().default(false),
    }),
    answer: z.strictObject({ incidentId: recordId }),
    audit: 'incident.report',
    requirements,
  }),
  getConnections: endpoint({
    method: 'GET',
    path: '/api/systemstatus/getconnections',
    summary: 'Every connection of the portal: state, last success and error, latency, and the age of its key',
    access,
    isBackground: true,
    answer: z.strictObject({ connections: z.array(connection) }),
    requirements,
  }),
  lookAtConnection: endpoint({
    method: 'POST',
    path: '/api/systemstatus/lookatconnection',
    summary: 'Looks at one connection now, at most three times a minute',
    access,
    body: z.strictObject({ partId: z.string().min(1).max(40) }),
    answer: connection,
    audit: 'connection.test',
    requirements,
  }),
});
