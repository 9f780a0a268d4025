import * as z from 'zod';

const count = z.int().min(0);

/** A month of the portal, in what people and systems do; docs/examples/months has three. */
export const month = z.strictObject({
  title: z.string(),
  /** Where the numbers come from, printed below the bill. */
  assumptions: z.array(z.string()),
  /** Calls of browsers through the gateway, by the name of their row in docs/benchmarks.md. */
  calls: z.record(z.string(), count),
  /** Work of functions that a queue brings, by the same names. */
  work: z.record(z.string(), count),
  /** Polls at the regulators' post offices, of all credentials. */
  polls: count,
  /** Payers that are asked over HTTP, post offices, regulators, their registers of clinicians, controlled medication and the scanner of files. */
  systems: count,
  /** How often the site is opened with an empty cache. */
  firstVisits: count,
  mails: count,
  /** Files that people attach or upload, and the files of the post offices. */
  files: count,
  /** What is stored at the month's end, in GB: all earlier months too. */
  storedGigabytes: z.strictObject({ tables: z.number().min(0), files: z.number().min(0) }),
});

export type Month = z.output<typeof month>;
