import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { keptListName } from './keptLists.ts';

/** What an entry holds: names in both languages, a code where other systems have one, and the days on which it may be chosen. */
export const entryContent = z.strictObject({
  name: z.string().trim().min(1, sentence('lookupList:nameMissing', 'Enter the English name.')).max(200),
  nameArabic: z.string().trim().min(1, sentence('lookupList:nameArabicMissing', 'Enter the Arabic name.')).max(200),
  code: z.string().trim().max(40).nullable().default(null),
  activeFrom: z.iso.date().nullable().default(null),
  activeTo: z.iso.date().nullable().default(null),
});
export type EntryContent = z.output<typeof entryContent>;
/** The fields of an entry that its history compares. */
export const entryFields = ['name', 'nameArabic', 'code', 'activeFrom', 'activeTo'] as const;

export const entryStates = ['active', 'upcoming', 'retired'] as const;

/** An entry as administrators see it. */
export const lookupRow = z.strictObject({
  entryId: z.int(),
  ...entryContent.shape,
  code: z.string().nullable(),
  activeFrom: z.iso.date().nullable(),
  activeTo: z.iso.date().nullable(),
  /** Whether new records may use it today. */
  state: z.enum(entryStates),
  /** How many records use it. */
  usedCount: z.int(),
  /** Counts the changes of the entry: a change carries the one that its user saw. */
  edition: z.int(),
});
export type LookupRow = z.infer<typeof lookupRow>;

export const changeKinds = ['added', 'changed', 'deleted', 'moved'] as const;
const contentNow = z.strictObject({
  name: z.string(),
  nameArabic: z.string(),
  code: z.string().nullable(),
  activeFrom: z.iso.date().nullable(),
  activeTo: z.iso.date().nullable(),
});

/** What somebody did to a list; `before` is null for a new entry, `after` for a deleted one. */
export const lookupChange = z.strictObject({
  changeId: recordId,
  at: z.iso.datetime(),
  byName: z.string(),
  kind: z.enum(changeKinds),
  entryId: z.int(),
  before: contentNow.nullable(),
  after: contentNow.nullable(),
});
export type LookupChange = z.infer<typeof lookupChange>;

const access = moduleAccess.lookupLists;
const ofEntry = { list: keptListName, entryId: z.int().positive(), edition: z.int().nonnegative() };
const changed = z.strictObject({ entryId: z.int() });

/** What administrators do with the lists that they keep (ADR 0053). */
export const lookupListApi = area('lookupList', {
  getLookupEntries: endpoint({
    method: 'GET',
    path: '/api/lookuplist/getentries',
    summary: 'The entries of a kept list in their order, with their uses',
    access,
    query: z.strictObject({ list: keptListName, ...pageFields }),
    answer: pageOf(lookupRow),
    requirements: ['REQ-LOOKUP-01'],
  }),
  addLookupEntry: endpoint({
    method: 'POST',
    path: '/api/lookuplist/addentry',
    summary: 'Adds an entry at the end of a kept list',
    access,
    body: z.strictObject({ list: keptListName, ...entryContent.shape }),
    answer: changed,
    audit: 'lookup.add',
    idempotent: true,
    requirements: ['REQ-LOOKUP-01'],
  }),
  changeLookupEntry: endpoint({
    method: 'POST',
    path: '/api/lookuplist/changeentry',
    summary: 'Changes an entry of a kept list, or the days on which it may be chosen',
    access,
    body: z.strictObject({ ...ofEntry, ...entryContent.shape }),
    answer: changed,
    audit: 'lookup.change',
    requirements: ['REQ-LOOKUP-01'],
  }),
  deleteLookupEntry: endpoint({
    method: 'POST',
    path: '/api/lookuplist/deleteentry',
    summary: 'Deletes an entry that no record uses',
    access,
    body: z.strictObject(ofEntry),
    answer: changed,
    audit: 'lookup.delete',
    requirements: ['REQ-LOOKUP-01'],
  }),
  moveLookupEntry: endpoint({
    method: 'POST',
    path: '/api/lookuplist/moveentry',
    summary: 'Moves an entry one place up or down',
    access,
    body: z.strictObject({ ...ofEntry, to: z.enum(['up', 'down']) }),
    answer: changed,
    audit: 'lookup.move',
    requirements: ['REQ-LOOKUP-01'],
  }),
  searchLookupChanges: endpoint({
    method: 'POST',
    path: '/api/lookuplist/searchchanges',
    summary: 'What was changed in a kept list, newest first',
    access,
    body: z.strictObject({ list: keptListName, ...pageFields }),
    answer: pageOf(lookupChange),
    requirements: ['REQ-LOOKUP-01'],
  }),
});
