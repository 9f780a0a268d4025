import * as z from 'zod';
import { type Endpoint, endpoint } from '../../_contract/endpoint.ts';
import { pageFields, pageOf } from '../../_contract/page.ts';
import { recordId } from '../../_contract/recordId.ts';
import type { Role } from '../../_field/roles.ts';
import { type ChangeKind, type ColumnChange, differenceKinds } from './rowChange.ts';
import { listSwitch, listVersion, versionMoves } from './versionModel.ts';

interface ListCalls<Area, Named, Difference> {
  /** The area of the API, which its paths and its audit actions begin with. */
  readonly area: Area;
  readonly access: readonly Role[];
  /** The fields that name the list in every call. */
  readonly named: Named;
  /** A row that a version changes. */
  readonly difference: Difference;
  readonly requirements: readonly `REQ-${string}`[];
}

/**
 * The calls that every list in versions has: its versions, one of them with what it changes, the switches, and the moves.
 *
 * @example const calls = listEndpoints({ area: 'formulary', access, named: { payerId }, difference: drugDifference, requirements });
 *   area('formulary', { getFormularyVersions: calls.versions, moveFormularyVersion: calls.move });
 */
export function listEndpoints<
  const Area extends string,
  const Named extends z.ZodRawShape,
  Difference extends z.ZodType,
>({ area, access, named, difference, requirements }: ListCalls<Area, Named, Difference>) {
  const pathOf = <const Name extends string>(name: Name) =>
    `/api/${area.toLowerCase() as Lowercase<Area>}/${name}` as const;
  const common = { access, requirements } as const;
  const byId = { ...named, versionId: recordId };
  return {
    versions: endpoint({
      method: 'GET',
      path: pathOf('getversions'),
      summary: 'The versions of the list, the newest first',
      query: z.strictObject({ ...named, ...pageFields, take: pageFields.take.default(20) }),
      answer: pageOf(listVersion),
      ...common,
    }),
    version: endpoint({
      method: 'GET',
      path: pathOf('getversion'),
      summary: 'One version with its counts, its findings and who decided about it',
      query: z.strictObject(byId),
      answer: listVersion,
      ...common,
    }),
    switches: endpoint({
      method: 'GET',
      path: pathOf('getswitches'),
      summary: 'Which version was in force from when, and who decided so, the newest first',
      query: z.strictObject({ ...named }),
      answer: z.array(listSwitch),
      ...common,
    }),
    changes: endpoint({
      method: 'GET',
      path: pathOf('getchanges'),
      summary:
        'The rows that a version changes in one way, beside the version that it was compared with, that have moved too far over time (`overTime`), or whose prices are far from the reference prices (`reference`: these stand before, those of the list after); of prices the farthest moves first',
      query: z.strictObject({ ...byId, kind: z.enum(differenceKinds), ...pageFields }),
      answer: pageOf(difference),
      ...common,
    }),
    move: endpoint({
      method: 'POST',
      path: pathOf('moveversion'),
      summary:
        'Set a version live on its day, approve or refuse it as the second person with the reason, discard it, take its schedule back, compare it again, or roll back to it',
      body: z.strictObject({
        ...byId,
        edition: z.int().positive(),
        move: z.enum(versionMoves),
        reason: z.string().trim().max(500).optional(),
      }),
      answer: listVersion,
      audit: `${area}.move`,
      ...common,
    }),
  };
}

/** A row that a version changes, as the screens' parts show it. */
export interface ShownDifference {
  readonly code: string;
  readonly kinds: readonly ChangeKind[];
  readonly columns: readonly ColumnChange[];
}

type AnyList = { readonly payerId: z.ZodNumber };
/** The calls of a list as the screens' parts take them, whatever else names the list and its rows. */
export type ShownCalls = ReturnType<typeof listEndpoints<string, AnyList, z.ZodType<ShownDifference>>>;

/** The calls of one kind of list for the screens' parts, which name the list by what they are given. */
export const shownCalls = (calls: Readonly<Record<keyof ShownCalls, Endpoint>>): ShownCalls =>
  calls as unknown as ShownCalls;
