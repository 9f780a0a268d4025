import type * as z from 'zod';
import { type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import type { Role } from '../_field/roles.ts';
import type { Promised } from './dueClock.ts';

/** One party to a record: the roles its people need (one is enough), and how to know that a person belongs to it. */
export interface SideRow {
  readonly grants: readonly Role[];
  /** Whether the person belongs to this side of the record. Left out for a side that no person stands on: the portal itself. */
  readonly isOne?: (person: never, record: never) => boolean;
}

export interface StateRow<Side extends string = string> {
  readonly tone: 'plain' | 'info' | 'success' | 'warning' | 'danger';
  /** The side that has to move next. */
  readonly waitsFor?: Side;
  /** The clock of the deadline stands still in this state. */
  readonly pauses?: true;
  /** Deadlines, counted from the moment the state began. */
  readonly due?: Promised;
  /** The specification's number of the state. */
  readonly number?: number;
  /** No move leads on from here. */
  readonly isFinal?: true;
}

export interface MoveRow<State extends string = string, Side extends string = string> {
  readonly from: readonly State[];
  /** The state that follows; left out where the record stays in its state. */
  readonly to?: State;
  /** The sides that may make the move: one of them is enough. */
  readonly who: readonly Side[];
  /** What the move asks for: fields of the call's body beside id and version. */
  readonly needs?: Readonly<Record<string, z.ZodType>>;
  /** The move is possible for this time after the state began. */
  readonly within?: { readonly days: number };
  /** A condition on the record's other fields, in addition to its state. */
  readonly when?: (record: never) => boolean;
}

/** A table of sides, states and moves, as `lifeOf` checks it. */
export interface Life {
  readonly sides: Readonly<Record<string, SideRow>>;
  readonly states: Readonly<Record<string, StateRow>>;
  readonly begins: string;
  readonly moves: Readonly<Record<string, MoveRow>>;
}

export type StateOf<L extends Life> = keyof L['states'] & string;
export type MoveOf<L extends Life> = keyof L['moves'] & string;
export type SideOf<L extends Life> = keyof L['sides'] & string;

type PersonIn<Row> = Row extends { isOne: (person: infer Person, record: never) => boolean } ? Person : never;
type RecordIn<Row> = Row extends
  | { isOne: (person: never, record: infer Seen) => boolean }
  | { when: (record: infer Seen) => boolean }
  ? Seen
  : never;
/** All of a union at once. */
type Every<Union> = (Union extends unknown ? (_: Union) => void : never) extends (_: infer All) => void ? All : unknown;

/** What a life must know of a person: grants, and what its sides ask for. */
export type PersonOf<L extends Life> = GrantHolder & Every<PersonIn<L['sides'][keyof L['sides']]>>;

/** What a life must know of a record: its state, what sides and moves ask for, and since when it is in that state (an instant). */
export type RecordOf<L extends Life> = { readonly state: StateOf<L>; readonly stateSince?: string } & Every<
  RecordIn<L['sides'][keyof L['sides']] | L['moves'][keyof L['moves']]>
>;

/**
 * Declares the life of a record: who takes part, its states, and the moves between them. Server check, buttons, chip, next action,
 * diagram and tests read this one table.
 *
 * @example lifeOf({
 *   sides: { sender: { grants: ['Eligibility'], isOne: (person: Person, query: Query) => person.facilityId === query.facilityId } },
 *   states: { open: { tone: 'warning', waitsFor: 'sender' }, closed: { tone: 'plain', isFinal: true } },
 *   begins: 'open',
 *   moves: { close: { from: ['open'], to: 'closed', who: ['sender'] } },
 * });
 */
export const lifeOf = <
  const Sides extends Record<string, SideRow>,
  const States extends Record<string, StateRow<keyof Sides & string>>,
  const Moves extends Record<string, MoveRow<keyof States & string, keyof Sides & string>>,
>(table: {
  readonly sides: Sides;
  readonly states: States;
  readonly begins: keyof States & string;
  readonly moves: Moves;
}) => table;

/** The names of a table in its order, typed. */
const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
export const statesOf = <L extends Life>(life: L): StateOf<L>[] => namesOf(life.states) as StateOf<L>[];
export const movesOf = <L extends Life>(life: L): MoveOf<L>[] => namesOf(life.moves) as MoveOf<L>[];

/** A state that a newer release has stored: no side has to move, no deadline runs, and no move of this release leads on. */
const unknownState: StateRow<never> = { tone: 'plain' };

/** A state of the table with every attribute that a state may have: those that the table leaves out are undefined. */
export const stateRow = <L extends Life>(life: L, state: StateOf<L>): StateRow<SideOf<L>> =>
  (life.states[state] as StateRow<SideOf<L>> | undefined) ?? unknownState;

/** The same of a move. */
export const moveRow = <L extends Life>(life: L, move: MoveOf<L>): MoveRow<StateOf<L>, SideOf<L>> =>
  life.moves[move] as MoveRow<StateOf<L>, SideOf<L>>;

/** The states to which moves lead from a state, in the order of the table; the state itself is not among them. */
export function nextStates<L extends Life>(life: L, from: StateOf<L>): StateOf<L>[] {
  const moves = Object.values(life.moves).filter((move) => move.from.includes(from));
  return statesOf(life).filter((state) => state !== from && moves.some(({ to }) => to === state));
}

/** Whether some move leads from one state to another. */
export const canMove = <L extends Life>(life: L, from: StateOf<L>, to: StateOf<L>): boolean =>
  nextStates(life, from).includes(to);

/** The sides of a record that a person is on: zero, one or several. */
export const sidesOf = <L extends Life>(life: L, person: PersonOf<L>, record: RecordOf<L>): SideOf<L>[] =>
  namesOf(life.sides).filter((name) => {
    const { grants, isOne } = life.sides[name] as SideRow;
    return isOne?.(person as never, record as never) === true && holdsOneOf(person, grants);
  }) as SideOf<L>[];

/** Why a move is refused: it is another side's, another state's, or it comes too late. */
export type MoveRefusal = 'notYours' | 'notInThisState' | 'tooLate';

const dayMs = 86_400_000;

/** Why the record does not allow the move now, for any person; null if it allows it. */
export function recordRefusal<L extends Life>(
  life: L,
  move: MoveOf<L>,
  record: RecordOf<L>,
  now: Date = new Date(),
): Exclude<MoveRefusal, 'notYours'> | null {
  const { from, when, within } = moveRow(life, move);
  if (!from.includes(record.state) || when?.(record as never) === false) return 'notInThisState';
  const { stateSince } = record;
  const isLate = within && stateSince && now.getTime() - Date.parse(stateSince) > within.days * dayMs;
  return isLate ? 'tooLate' : null;
}

/** Why this person may not make the move now; null where they may. */
export function refusalOf<L extends Life>(
  life: L,
  move: MoveOf<L>,
  { person, record, now }: { person: PersonOf<L>; record: RecordOf<L>; now?: Date },
): MoveRefusal | null {
  const { who } = moveRow(life, move);
  if (!sidesOf(life, person, record).some((side) => who.includes(side))) return 'notYours';
  return recordRefusal(life, move, record, now);
}

/** The moves that a person may make now, in the order of the table. */
export const movesFor = <L extends Life>(
  life: L,
  record: RecordOf<L>,
  person: PersonOf<L>,
  now: Date = new Date(),
): MoveOf<L>[] => movesOf(life).filter((move) => refusalOf(life, move, { person, record, now }) === null);
