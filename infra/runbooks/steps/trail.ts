import * as z from 'zod';
import { changesRoles, deployments, opensBuckets, opensKeys } from '../../constructs/openingCalls.ts';
import { edgeRegion } from '../../environments.ts';
import { pagesOf } from '../aws.ts';
import type { Found, Look, Step } from '../step.ts';

const needs = ['cloudtrail:LookupEvents'];

const page = z.object({
  Events: z.array(
    z.object({
      EventTime: z.number(),
      EventName: z.string(),
      Username: z.string().optional(),
      CloudTrailEvent: z.string(),
    }),
  ),
  NextToken: z.string().optional(),
});

const event = z.object({
  sourceIPAddress: z.string().optional(),
  requestParameters: z
    .object({
      ...{ roleArn: z.string().optional(), roleName: z.string().optional(), bucketName: z.string().optional() },
      ...{ keyId: z.string().optional(), functionName: z.string().optional() },
      tags: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
    })
    .nullish(),
});

interface Wanted {
  readonly name: string;
  /** Whether what was asked concerns the portal. */
  readonly about?: (what: string, look: Look) => boolean;
  readonly region?: string;
}

/** Calls of one name that somebody made by hand: when, who, from where, and about what. */
async function callsOf(look: Look, { name, about = () => true, region }: Wanted): Promise<Found[]> {
  const found: Found[] = [];
  const body = {
    LookupAttributes: [{ AttributeKey: 'EventName', AttributeValue: name }],
    ...{ StartTime: look.since.getTime() / 1000, EndTime: look.until.getTime() / 1000 },
  };
  const asked = { service: 'cloudtrail', operation: 'LookupEvents', body, answer: page, region } as const;
  for (const { Events } of await pagesOf(look.aws, asked)) {
    for (const { EventTime, EventName, Username = '?', CloudTrailEvent } of Events) {
      const { sourceIPAddress: from = '?', requestParameters: asked } = event.parse(JSON.parse(CloudTrailEvent));
      const what = asked?.roleArn ?? asked?.roleName ?? asked?.bucketName ?? asked?.keyId ?? asked?.functionName ?? '';
      if (from === deployments || !about(what, look)) continue;
      const reason = asked?.tags?.find(({ key }) => key === 'reason')?.value;
      found.push({
        ...{ at: new Date(EventTime * 1000).toISOString(), who: Username, call: EventName, from, what },
        ...(reason && { reason }),
      });
    }
  }
  return found;
}

/** CloudTrail answers two questions a second: one after the other. */
async function callsOfAll(look: Look, all: readonly Wanted[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const each of all) found.push(...(await callsOf(look, each)));
  return found;
}

export const breakGlassTaken: Step = {
  does: 'who took the role that reads what is stored, and with which reason',
  needs,
  look: (look) =>
    callsOf(look, { name: 'AssumeRole', about: (role, { begin }) => role.endsWith(`/${begin}break-glass`) }),
};

export const openedByHand: Step = {
  does: 'who changed a key, a bucket or a role of the portal by hand',
  needs,
  look: (look) =>
    callsOfAll(look, [
      ...[...opensKeys, ...opensBuckets].map((name) => ({ name })),
      ...changesRoles.map((name) => ({
        name,
        // IAM tells in that region alone.
        region: edgeRegion,
        about: (role: string, { begin }: Look) => role.startsWith(begin),
      })),
    ]),
};
