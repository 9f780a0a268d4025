import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { edgeRegion } from '../../environments.ts';
import type { Found, Look, Step } from '../step.ts';

const needs = ['logs:StartQuery', 'logs:GetQueryResults'];

/** The fields of the portal's lines that are shown. None of them is written with what a patient is known by (functions/_kit/log.ts). */
const fields = ['at', 'operation', 'system', 'outcome', 'requestId', 'error', 'durationMs', 'exchangeMs'] as const;

const started = z.object({ queryId: z.string() });
const results = z.object({
  status: z.string(),
  results: z.array(z.array(z.object({ field: z.string(), value: z.string().optional() }))).default([]),
});

interface Search {
  readonly query: string;
  /** What is shown of a line: nothing else is, whatever comes. */
  readonly shown: readonly string[];
  readonly region?: string;
}

/** Logs Insights over all log groups whose names begin so. It works in the background: asked once a second. */
async function search({ aws, since, until }: Look, { query, shown, region }: Search): Promise<Found[]> {
  const { queryId } = await aws.call({
    ...{ service: 'logs', operation: 'StartQuery', answer: started, region },
    body: {
      startTime: Math.floor(since.getTime() / 1000),
      endTime: Math.ceil(until.getTime() / 1000),
      queryString: query,
    },
  });
  for (;;) {
    const asked = {
      service: 'logs',
      operation: 'GetQueryResults',
      body: { queryId },
      answer: results,
      region,
    } as const;
    const { status, results: lines } = await aws.call(asked);
    if (status === 'Complete') {
      return lines.map((line) =>
        Object.fromEntries(
          line.flatMap(({ field, value }) => (shown.includes(field) && value !== undefined ? [[field, value]] : [])),
        ),
      );
    }
    if (status !== 'Running' && status !== 'Scheduled') throw new Error(`The search of the logs ended as ${status}.`);
    await sleep(1000);
  }
}

const inLines = (look: Look, filter: string): Promise<Found[]> =>
  search(look, {
    shown: fields,
    query: [
      `SOURCE logGroups(namePrefix: ['${look.begin}'])`,
      `fields ${fields.join(', ')}`,
      `filter ${filter}`,
      'sort at desc',
      'limit 50',
    ].join(' | '),
  });

const ofOutcomes = (...outcomes: string[]): string => `outcome in [${outcomes.map((each) => `"${each}"`).join(', ')}]`;

export const errors: Step = {
  does: 'the errors of all functions, the newest first',
  needs,
  look: (look) => inLines(look, 'level = "error"'),
};

export const followRequest: Step = {
  does: 'what one request began, through functions, queues and questions to others',
  needs,
  asksFor: 'the request id',
  look: (look) => inLines(look, `requestId = "${look.named}" or causeId = "${look.named}"`),
};

export const refusedCredentials: Step = {
  does: 'questions to payers that were refused, or had no credential',
  needs,
  look: (look) => inLines(look, ofOutcomes('credentialsRejected', 'credentialsMissing')),
};

export const failedPolls: Step = {
  does: 'polls of post offices that failed, and why',
  needs,
  look: (look) =>
    inLines(
      look,
      `operation in ["planPolls", "pollPostOffices"] and ${ofOutcomes('serverError', 'loginFailed', 'stillRefused', 'unavailable')}`,
    ),
};

export const invitations: Step = {
  does: 'the calls of the worker that invites the first administrator',
  needs,
  look: (look) => inLines(look, 'operation = "setUpPortal"'),
};

export const failedSignIns: Step = {
  does: 'sign-ins that failed',
  needs,
  look: (look) => inLines(look, ofOutcomes('wrongCredentials', 'signInPaused')),
};

export const pausedSearches: Step = {
  does: 'looks at members that were stopped',
  needs,
  look: (look) => inLines(look, ofOutcomes('searchPaused')),
};

export const slowest: Step = {
  does: 'the operations and the systems of others that took longest',
  needs,
  look: (look) =>
    search(look, {
      shown: ['operation', 'system', 'calls', 'p99', 'longest'],
      query: [
        `SOURCE logGroups(namePrefix: ['${look.begin}'])`,
        'filter ispresent(durationMs) or ispresent(exchangeMs)',
        'fields coalesce(durationMs, exchangeMs) as took',
        'stats count(*) as calls, pct(took, 99) as p99, max(took) as longest by operation, system',
        'sort p99 desc',
        'limit 20',
      ].join(' | '),
    }),
};

export const blocked: Step = {
  does: 'what the firewall blocked, by rule and address',
  needs,
  look: (look) =>
    search(look, {
      region: edgeRegion,
      shown: ['rule', 'address', 'blocks'],
      query: [
        `SOURCE logGroups(namePrefix: ['aws-waf-logs-${look.begin}'])`,
        'stats count(*) as blocks by terminatingRuleId as rule, httpRequest.clientIp as address',
        'sort blocks desc',
        'limit 20',
      ].join(' | '),
    }),
};
