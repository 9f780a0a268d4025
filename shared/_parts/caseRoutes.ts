import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { attachment, fileAddress } from './attachment.ts';
import { deskOf, readersOf, rolesOf } from './caseSides.ts';
import { message, messageFields, readMark } from './conversation.ts';
import { type Life, type MoveOf, type MoveRow, movesOf, type StateOf, statesOf } from './life.ts';
import { timelineEventOf } from './timeline.ts';

export const casePerson = z.strictObject({ userId: z.string(), name: z.string() });

/** The fields of a case that lists show to both sides, for the module's row. The holder is shown to the insurer's side only. */
export const caseRowFields = <L extends Life>(life: L) => ({
  state: z.enum(statesOf(life)),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  openedAt: z.iso.datetime(),
  openedByName: z.string(),
  /** When the insurer's next word is due; null when nobody waits for one. */
  dueAt: z.iso.datetime().nullable(),
  escalatedAt: z.iso.datetime().nullable(),
  holder: casePerson.nullable(),
});

/** One step of a case's course. */
export const caseEvent = <L extends Life>(life: L) => timelineEventOf(['open', ...movesOf(life)]);

/** The fields of the whole case beside its row: what the parts of its screen show, and what the reader may do next. */
export const caseFields = <L extends Life>(life: L) => ({
  version: z.int(),
  stateSince: z.iso.datetime(),
  /** The promise that `dueAt` is about: the first word, or the answer. */
  isFirstResponse: z.boolean(),
  attachments: z.array(attachment),
  events: z.array(caseEvent(life)),
  readMarks: z.array(readMark),
  side: z.enum(readersOf(life)),
  moves: z.array(z.enum(movesOf(life))),
});

/** A case as a list shows it, whatever the module adds to it. */
export type CaseRow<L extends Life> = Omit<z.infer<z.ZodObject<ReturnType<typeof caseRowFields<L>>>>, 'state'> & {
  readonly state: StateOf<L>;
};

/** A whole case, whatever the module adds to it. */
export type CaseShown<L extends Life> = CaseRow<L> &
  Omit<z.infer<z.ZodObject<ReturnType<typeof caseFields<L>>>>, 'events' | 'moves'> & {
    readonly events: readonly { at: string; event: 'open' | MoveOf<L>; by: string | null; detail: string | null }[];
    readonly moves: readonly MoveOf<L>[];
  };

/** The filters of a list of cases: `active` is what either side still has to act on; `mine` what the reader asked, or has in hand. */
export const caseFilters = <L extends Life>(life: L) => ({
  state: z.enum(['active', ...statesOf(life)]).optional(),
  whose: z.enum(['all', 'mine']).default('all'),
  ...pageFields,
});

type NeedsIn<Row> = Row extends { needs: infer Needs } ? Needs : never;
type EveryNeeds<L extends Life> = NeedsIn<L['moves'][keyof L['moves']]>;
type NamesIn<Needs> = Needs extends unknown ? keyof Needs & string : never;
type SchemaIn<Needs, Name> = Needs extends { [Key in Name & string]: infer Schema extends z.ZodType } ? Schema : never;
/** The values that moves of a life need, each optional: one move needs them, another does not. */
type NeedFields<L extends Life> = {
  [Name in NamesIn<EveryNeeds<L>>]: z.ZodOptional<SchemaIn<EveryNeeds<L>, Name>>;
};

function needFields<L extends Life>(life: L): NeedFields<L> {
  const needs = Object.values(life.moves).flatMap((move) => Object.entries((move as MoveRow).needs ?? {}));
  return Object.fromEntries(needs.map(([name, schema]) => [name, schema.optional()])) as unknown as NeedFields<L>;
}

/**
 * A move over the version that its sender saw, with what the life says that the move needs. `moves` are those that the call takes;
 * a module has calls of its own for the others.
 */
export const moveBody = <const Id extends string, L extends Life, Move extends MoveOf<L> = MoveOf<L>>(
  id: Id,
  life: L,
  moves: readonly Move[] = movesOf(life) as Move[],
) =>
  z
    .strictObject({
      ...({ [id]: recordId } as { [Name in Id]: typeof recordId }),
      version: z.int().positive(),
      move: z.enum(moves as readonly [Move, ...Move[]]),
      attachmentIds: messageFields.attachmentIds,
      ...needFields(life),
    })
    .superRefine((body, context) => {
      const { move, ...given } = body as { move: string } & Record<string, unknown>;
      const { needs = {} } = life.moves[move] as MoveRow;
      const missing = Object.keys(needs).filter((name) => given[name] === undefined);
      for (const name of missing)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: sentence('valueMissing', 'This value is required.'),
        });
    });

interface CaseCalls<Area, Id, L> {
  /** The area of the API, which its paths and its audit actions begin with. */
  readonly area: Area;
  /** The field that names a record in every call. */
  readonly id: Id;
  readonly life: L;
  readonly requirements: readonly `REQ-${string}`[];
}

/** A call of the module's own making: the end of its path, and what it does. */
interface Called<Path> {
  readonly path: Path;
  readonly summary: string;
}

/**
 * The calls that every case has: list, record and a new one with the module's own fields; messages, documents, the mark of what was
 * read, moves, and the people of the desk. The roles of the sides may call; the life says who takes part in which case.
 *
 * @example const calls = caseEndpoints({ area: 'providerQuery', id: 'queryId', life: queryLife, requirements: [] });
 *   area('providerQuery', { getQueryMessages: calls.messages, moveQuery: calls.move });
 */
export function caseEndpoints<const Area extends string, const Id extends string, L extends Life>({
  area,
  id,
  life,
  requirements,
}: CaseCalls<Area, Id, L>) {
  const pathOf = <const Name extends string>(name: Name) =>
    `/api/${area.toLowerCase() as Lowercase<Area>}/${name}` as const;
  const byId = z.strictObject({ [id]: recordId } as { [Name in Id]: typeof recordId });
  const common = { access: rolesOf(life), requirements };
  return {
    list: <const Path extends string, Row extends z.ZodType, Filters extends z.ZodRawShape>({
      path,
      summary,
      row,
      filters,
    }: Called<Path> & { readonly row: Row; readonly filters: Filters }) =>
      endpoint({
        method: 'GET',
        path: pathOf(path),
        summary,
        audit: `${area}.list`,
        ...common,
        query: z.strictObject({ ...filters, ...caseFilters(life) }),
        answer: pageOf(row),
      }),
    read: <const Path extends string, Whole extends z.ZodType>({
      path,
      summary,
      answer,
    }: Called<Path> & { readonly answer: Whole }) =>
      endpoint({
        method: 'GET',
        path: pathOf(path),
        summary,
        audit: `${area}.read`,
        ...common,
        query: byId,
        answer,
      }),
    open: <const Path extends string, Body extends z.ZodObject>({
      path,
      summary,
      body,
    }: Called<Path> & { readonly body: Body }) =>
      endpoint({
        method: 'POST',
        path: pathOf(path),
        summary,
        audit: `${area}.open`,
        ...common,
        access: rolesOf(life, ['provider']),
        body,
        answer: byId,
        idempotent: true,
      }),
    messages: endpoint({
      method: 'GET',
      path: pathOf('getmessages'),
      summary: 'The messages of a case, newest first',
      query: z.strictObject({ ...byId.shape, ...pageFields }),
      answer: pageOf(message),
      audit: `${area}.readMessages`,
      ...common,
    }),
    attachment: endpoint({
      method: 'GET',
      path: pathOf('getattachment'),
      summary: 'An address from which the browser may fetch a document of a case for five minutes',
      query: z.strictObject({ ...byId.shape, attachmentId: recordId }),
      answer: fileAddress,
      audit: `${area}.download`,
      ...common,
    }),
    markRead: endpoint({
      method: 'POST',
      path: pathOf('markread'),
      summary: "Remembers how far the caller's side has read",
      body: z.strictObject({ ...byId.shape, messageId: recordId }),
      answer: z.null(),
      isBackground: true,
      ...common,
    }),
    move: endpoint({
      method: 'POST',
      path: pathOf('move'),
      summary: 'Moves a case on: asks back, replies, answers, closes and the like, each with what it needs',
      body: moveBody(id, life),
      answer: byId,
      audit: `${area}.move`,
      idempotent: true,
      ...common,
    }),
    staff: endpoint({
      method: 'GET',
      path: pathOf('getstaff'),
      summary: "The insurer's people to whom a case can be given",
      answer: z.array(casePerson),
      access: deskOf(life),
      requirements,
    }),
  };
}
