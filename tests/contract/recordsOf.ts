import type * as z from 'zod';
import type { Area, Endpoint } from '../../shared/_contract/endpoint.ts';
import type { Owner } from './owner.ts';

/** A kind of record that belongs to a tenant or to a person, and has an id that a call can name. */
export interface OwnedRecord<NamedIn extends string = string> {
  /** Makes one that belongs to an owner, and answers its id. */
  readonly make: (owner: Owner) => Promise<string>;
  /** Who reaches it: both sides of a request, a payer's people, or one person. */
  readonly owners: readonly ('clinic' | 'payer')[];
  /** The fields that name it, in small letters, in the calls of any area. */
  readonly fields?: readonly string[];
  /** The fields of single calls that name it: `publishCircular.circularId` names a draft. */
  readonly namedIn?: readonly NamedIn[];
  /** What a call names beside its id. */
  readonly beside?: (owner: Owner, id: string) => object | Promise<object>;
  /** Its stored entity, where that has another name. */
  readonly storedAs?: string;
}

type Part = 'params' | 'query' | 'body';
type FieldsOf<E> = E extends Endpoint
  ? { [Name in Part]: E[Name] extends z.ZodObject ? keyof E[Name]['shape'] & string : never }[Part]
  : never;

/** The fields of an area's calls, each behind the name of its call: `getMember.memberId`. */
type NamedFields<A extends Area> = {
  [Name in keyof A['endpoints'] & string]: `${Name}.${FieldsOf<A['endpoints'][Name]>}`;
}[keyof A['endpoints'] & string];

/** How the lists of an area that hold patients are searched: by the clinic, which is shown a request for eligibility. */
interface PatientLists<Call extends string> {
  readonly by?: 'payer';
  /** Makes the record that each of them shows, and answers its id as the audit trail has it. */
  readonly show?: (owner: Owner) => Promise<string>;
  /** Lists that hold no patient of somebody else. */
  readonly ofNobody?: readonly Call[];
  /** Lists that tests of the module search. */
  readonly searchedElsewhere?: readonly Call[];
}

interface RecordsOfArea<Call extends string, NamedIn extends string, Field extends string> {
  readonly owned: Readonly<Record<string, OwnedRecord<NamedIn>>>;
  /** Fields of its calls that end as an id does and name no record of a tenant; of one call alone behind the name of the call. */
  readonly unowned?: readonly (NamedIn | Field)[];
  /** Calls for a document that a record does not have: tests of the module find one that is there. */
  readonly ofDocuments?: readonly Call[];
  /** The status of a call that does not fit the state of the record that it finds. */
  readonly unfit?: { readonly [Name in Call]?: number };
  readonly patientLists?: PatientLists<Call>;
}

type CallsOf<A extends Area> = keyof A['endpoints'] & string;

/** The records that belong to an area, and what its calls do with them. */
export const recordsOf = <
  A extends Area,
  const Records extends RecordsOfArea<CallsOf<A>, NamedFields<A>, FieldsOf<A['endpoints'][keyof A['endpoints']]>>,
>(
  area: A,
  records: Records,
): { readonly area: A; readonly owned: Records['owned'] } & Omit<RecordsOfArea<string, string, string>, 'owned'> => ({
  ...records,
  area,
});
