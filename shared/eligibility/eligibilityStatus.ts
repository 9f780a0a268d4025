import { nextStates, statesOf } from '../_parts/life.ts';
import { type EligibilityStatusName, eligibilityLife } from './eligibilityLife.ts';

export type { EligibilityStatusName };

type States = typeof eligibilityLife.states;

const rows = statesOf(eligibilityLife).map((name) => ({ name, ...eligibilityLife.states[name] }));

/** Eligibility statuses by the specification's numbers (REQ-ELIG-15). */
export const eligibilityStatus = Object.fromEntries(rows.map(({ name, number }) => [name, number])) as {
  readonly [Name in EligibilityStatusName]: States[Name]['number'];
};

export type EligibilityStatus = (typeof eligibilityStatus)[EligibilityStatusName];
export type BadgeColour = States[EligibilityStatusName]['tone'];

interface StatusRow {
  readonly name: EligibilityStatusName;
  readonly badge: BadgeColour;
  /** Statuses a request may move to from here. */
  readonly next: readonly EligibilityStatus[];
}

/** The states of `eligibilityLife` by their numbers, as requests are stored and sent. */
export const eligibilityStatusTable = Object.fromEntries(
  rows.map(({ name, number, tone }) => {
    const next = nextStates(eligibilityLife, name).map((state) => eligibilityStatus[state]);
    return [number, { name, badge: tone, next }];
  }),
) as unknown as Readonly<Record<EligibilityStatus, StatusRow>>;

/** The state of a number; undefined for one that a newer release has stored, and for 7. */
export const statusRowOf = (status: number): StatusRow | undefined =>
  (eligibilityStatusTable as Readonly<Record<number, StatusRow>>)[status];
