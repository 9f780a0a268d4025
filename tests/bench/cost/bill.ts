import { areas } from '../../../shared/areas.ts';
import { costOf } from '../prices.ts';
import type { Units } from './measuredUnits.ts';
import type { Month } from './month.ts';
import { priceOf } from './monthPrices.ts';

const million = 1e6;
const megabytesAGigabyte = 1024;
const minutesAMonth = 30 * 24 * 60;

/** What an environment has however few people use it, as its templates say (a test counts them). */
export const fixedParts = { alarms: 97, keys: 6, secrets: 2, dashboards: 1, firewallRules: 6, queues: 20 } as const;

/** Functions that a schedule starts, by how many minutes apart. */
export const schedules = { 1: 8, 5: 2 } as const;

/** Each operation has a duration and a count of server errors, each system that is asked a duration and a count of faults. */
const metricsEach = 2;

/** Of a call where nothing else was measured. */
const assumed = {
  memoryMb: 512,
  storeCalls: 6,
  /** The lines of the log. */
  logBytes: 1000,
  /** Of all calls X-Ray keeps this part. */
  tracedPart: 0.05,
  /** The first page with its code and fonts; the answer of a call. */
  siteMegabytes: 0.6,
  answerMegabytes: 0.004,
  /** A poll: reads its credential and the last file, writes that it was there. */
  poll: { readUnits: 2, writeUnits: 1 },
  /** The signature of a session, the key of a table: the libraries keep them for minutes. */
  keyRequestsACall: 0.05,
  /** Queues are asked for news by long polling: three a minute for each. */
  queueAsksAMinute: 3,
} as const;

/** A line of a bill. */
export interface BillLine {
  readonly what: string;
  readonly usd: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const countOf = (calls: Readonly<Record<string, number>>): number => sum(Object.values(calls));

function unitsOf(measured: ReadonlyMap<string, Units>, name: string): Units {
  const units = measured.get(name);
  if (!units) throw new Error(`"${name}" is not measured. Measured are: ${[...measured.keys()].join('; ')}`);
  return units;
}

/** What the store and the functions cost for all calls, work and polls; a schedule's call costs its function alone. */
function workOf(month: Month, measured: ReadonlyMap<string, Units>) {
  const named = [...Object.entries(month.calls), ...Object.entries(month.work)];
  const all = named.map(([name, times]) => ({ times, ...unitsOf(measured, name) }));
  const idle = sum(
    Object.entries(schedules).map(([minutes, functions]) => (functions * minutesAMonth) / Number(minutes)),
  );
  const parts = [...all, { times: month.polls, ...assumed.poll }, { times: idle, readUnits: 1, writeUnits: 0 }].map(
    ({ times, readUnits, writeUnits }) => {
      const { store, lambda } = costOf({ readUnits, writeUnits, storeCalls: assumed.storeCalls }, assumed.memoryMb);
      return { store: (store * times) / million, lambda: (lambda * times) / million };
    },
  );
  return { store: sum(parts.map(({ store }) => store)), lambda: sum(parts.map(({ lambda }) => lambda)) };
}

/** The bill of a month in USD, by service. Throws with the known names for a call that was not measured. */
export function billOf(month: Month, measured: ReadonlyMap<string, Units>): BillLine[] {
  const { store, lambda } = workOf(month, measured);
  const [calls, work] = [countOf(month.calls), countOf(month.work)];
  const { gateway } = costOf({ readUnits: 0, writeUnits: 0, storeCalls: 0 }, assumed.memoryMb);
  const perMillion = (times: number, thing: Parameters<typeof priceOf>[0]) => (times / million) * priceOf(thing);
  const operations = areas.flatMap(({ endpoints }) => Object.keys(endpoints)).length;
  const siteRequests = calls + month.firstVisits * 20;
  const siteGigabytes =
    (month.firstVisits * assumed.siteMegabytes + calls * assumed.answerMegabytes) / megabytesAGigabyte;
  const queueAsks = fixedParts.queues * assumed.queueAsksAMinute * minutesAMonth;
  const logGigabytes = ((calls + work + month.polls) * assumed.logBytes) / 1024 ** 3;
  return [
    { what: 'DynamoDB: reads and writes', usd: store },
    { what: 'DynamoDB: what is stored, with its copies', usd: month.storedGigabytes.tables * priceOf('storeGigabyte') },
    { what: 'Lambda', usd: lambda },
    { what: 'API Gateway', usd: (gateway * calls) / million },
    { what: 'SQS', usd: perMillion((work + month.polls) * 3 + queueAsks, 'queueRequests') },
    {
      what: 'S3',
      usd:
        month.storedGigabytes.files * priceOf('fileGigabyte') +
        perMillion(month.files, 'fileWrites') +
        perMillion(month.files * 2, 'fileReads'),
    },
    { what: 'CloudFront', usd: siteGigabytes * priceOf('siteGigabyte') + perMillion(siteRequests, 'siteRequests') },
    {
      what: 'WAF',
      usd:
        priceOf('firewall') +
        fixedParts.firewallRules * priceOf('firewallRule') +
        perMillion(siteRequests, 'firewallRequests'),
    },
    { what: 'CloudWatch: logs', usd: logGigabytes * priceOf('logGigabyte') },
    { what: 'X-Ray', usd: perMillion((calls + work + month.polls) * assumed.tracedPart, 'traces') },
    {
      what: `CloudWatch: metrics of ${operations} operations and ${month.systems} systems of others`,
      usd: (operations + month.systems) * metricsEach * priceOf('metric'),
    },
    {
      what: 'CloudWatch: alarms and dashboard',
      usd: fixedParts.alarms * priceOf('alarm') + fixedParts.dashboards * priceOf('dashboard'),
    },
    {
      what: 'KMS and Secrets Manager',
      usd:
        fixedParts.keys * priceOf('key') +
        fixedParts.secrets * priceOf('secret') +
        perMillion((calls + work) * assumed.keyRequestsACall, 'keyRequests'),
    },
    { what: 'SES', usd: (month.mails / 1000) * priceOf('mails') },
  ];
}
