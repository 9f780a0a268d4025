import type { Aws } from './aws.ts';

/** What a step looks at. */
export interface Look {
  readonly aws: Aws;
  /** What the names of the environment's stacks begin with: `wasla-prod-`. */
  readonly begin: string;
  readonly stage: string;
  readonly since: Date;
  readonly until: Date;
  /** What a person names: a request's id, a queue. */
  readonly named?: string;
}

/** A line of what a step found. Known names alone, so that nothing of a patient is shown. */
export type Found = Readonly<Record<string, string | number>>;

export interface Step {
  /** What it looks for, or does. */
  readonly does: string;
  /** What the profile has to be allowed. */
  readonly needs: readonly string[];
  /** What has to be named: `--id <...>`. */
  readonly asksFor?: string;
  /** It changes something: it only says what, until it is told `--do`. */
  readonly acts?: (look: Look) => Promise<readonly Found[]>;
  readonly look: (look: Look) => Promise<readonly Found[]>;
}
