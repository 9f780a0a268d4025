import type { ErrorEntry } from '../../shared/errorLog/routes.ts';
import {
  type ErrorFacts,
  entryPut,
  expiryOf,
  fingerprintOf,
  groupPartition,
  listKeys,
} from '../_data/errorLog/errorEntry.ts';
import { groupList, markGroup } from '../_data/errorLog/errorGroup.ts';
import type { Demo } from '../_demo/demo.ts';
import { itemPuts } from '../_demo/itemPuts.ts';
import { newUlid } from '../_kit/ulid.ts';

const anHour = 3_600_000;
const onServer = { side: 'server', browser: null, language: null, release: '0.1.0' } as const;
const onPage = { side: 'browser', code: null, requestId: null, release: '0.1.0' } as const;

interface Cause {
  readonly facts: Omit<ErrorFacts, 'requestId'>;
  /** Hours before now. */
  readonly seen: readonly number[];
  readonly affected: number;
  readonly resolution?: string;
}

const causes: readonly Cause[] = [
  {
    facts: {
      ...onServer,
      area: 'eligibility',
      operation: 'searchEligibility',
      name: 'TimeoutError',
      code: null,
      frames: ['fe.handleError index.mjs:12:48213', 'Gt index.mjs:12:51877', 'searchEligibility index.mjs:41:9023'],
    },
    seen: [2, 3, 27],
    affected: 2,
  },
  {
    facts: {
      ...onPage,
      area: '/eligibility',
      operation: '/eligibility/:eligibilityId',
      name: 'TypeError',
      frames: ['Xe EligibilityDetailScreen-B4nq81Yd.js:1:7204', 'Vs base-Dk29fQ0c.js:8:40117'],
      browser: 'safari',
      language: 'ar',
    },
    seen: [5, 6, 9, 30, 52],
    affected: 4,
  },
  {
    facts: {
      ...onServer,
      area: 'workers',
      operation: 'askPayers',
      name: 'Error',
      code: 'ECONNRESET',
      frames: ['TLSSocket.onConnectEnd index.mjs:7:3310', 'askAboutEligibility index.mjs:22:817'],
    },
    seen: [20],
    affected: 0,
  },
  {
    facts: {
      ...onPage,
      area: '/dashboard',
      operation: '/dashboard',
      name: 'RangeError',
      frames: ['qr DashboardScreen-C81mzR2t.js:1:1904'],
      browser: 'edge',
      language: 'en',
    },
    seen: [70, 75],
    affected: 1,
    resolution: 'The date of a circular was read without its time zone.',
  },
];

/** The errors of a cause, the latest last. */
function entriesOf({ facts, seen }: Cause, now: Date): ErrorEntry[] {
  const hours = [...seen].sort((one, other) => other - one);
  return hours.map((before, index) => {
    const at = new Date(now.getTime() - before * anHour);
    const requestId = facts.side === 'server' ? `DEMOrequest000${index + 1}=` : null;
    const known = { ...facts, requestId };
    return { ...known, logId: newUlid(at.getTime()), at: at.toISOString(), fingerprint: fingerprintOf(known) };
  });
}

function groupItem({ affected, resolution }: Cause, entries: readonly ErrorEntry[]): Record<string, unknown> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new Error('A cause has errors');
  const { side, area, operation, name, code, fingerprint, release } = last;
  const by = 'superadmin@portal.example';
  const resolvedAt = new Date(Date.parse(last.at) + anHour).toISOString();
  return markGroup({
    pk: groupPartition(fingerprint),
    sk: 'GROUP',
    ...listKeys(groupList(resolution ? 'resolved' : 'open'), last),
    seenId: last.logId,
    lastLogId: last.logId,
    ...{ side, area, operation, name, code, fingerprint, affected },
    count: entries.length,
    firstSeenAt: first.at,
    lastSeenAt: last.at,
    releases: new Set([release]),
    expiresAt: expiryOf(new Date(last.at)),
    ...(resolution && {
      resolvedAt,
      events: [{ at: resolvedAt, event: 'resolved', by, note: resolution, release }],
    }),
  });
}

/** The writes of what administrators find in the error log: three open causes and one that is resolved. */
export const demo: Demo = ({ now }) =>
  causes.flatMap((cause) => {
    const entries = entriesOf(cause, now);
    return [...entries.map(entryPut), ...itemPuts('errors', [groupItem(cause, entries)])];
  });
