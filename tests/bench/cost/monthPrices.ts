import { gulfFactor } from '../prices.ts';

/**
 * USD for what a month needs beside calls: list prices of us-east-1 (2025) times the factor for a region of the Gulf. Like those of `prices.ts` they were
 * compared with no price list of me-central-1: compare before relying on them. Free amounts are left out, so that a small portal costs less than is said.
 */
const listPrices = {
  /** DynamoDB, a GB stored and its point-in-time copies, a month. */
  storeGigabyte: 0.25 + 0.2,
  /** S3 Standard, a GB a month, and a million writes and reads. */
  fileGigabyte: 0.023,
  fileWrites: 5,
  fileReads: 0.4,
  /** SQS, a million requests; a message needs three: sent, received, deleted. */
  queueRequests: 0.4,
  /** CloudWatch Logs: a GB taken in, and kept for a month. */
  logGigabyte: 0.5 + 0.03,
  /** CloudWatch: a metric of our own, an alarm, a dashboard, a month. */
  metric: 0.3,
  alarm: 0.1,
  dashboard: 3,
  /** KMS: a key a month, and a million requests. */
  key: 1,
  keyRequests: 3,
  /** Secrets Manager, a secret a month. */
  secret: 0.4,
  /** WAF: the list and its rules, a month, and a million requests that it looks at. */
  firewall: 5,
  firewallRule: 1,
  firewallRequests: 0.6,
  /** CloudFront: a GB to the browser, and a million requests. */
  siteGigabyte: 0.085,
  siteRequests: 1,
  /** X-Ray, a million traces. */
  traces: 5,
  /** SES, a thousand mails. */
  mails: 0.1,
} as const;

/** The price of one of the things above, in USD, in the region of the portal. */
export const priceOf = (thing: keyof typeof listPrices): number => listPrices[thing] * gulfFactor;
