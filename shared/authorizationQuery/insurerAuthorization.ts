import * as z from 'zod';
import {
  authorizationCategories,
  authorizationStatuses,
  authorizationTypes,
} from '../_field/lookupLists/authorization.ts';
import type { CodedEntry } from '../_field/lookupLists/codedEntry.ts';

/** The entry of a list of /api/common with this code, or null. */
export const entryOf = (list: readonly CodedEntry[], code: string | null): CodedEntry | null =>
  list.find((entry) => entry.code === code) ?? null;

const codesOf = (list: readonly CodedEntry[]) => list.flatMap(({ code }) => code ?? []) as [string, ...string[]];

/** Where an authorisation of the insurer's own system may stand: it was asked for, so that it is no draft. */
export const insurerStatuses = authorizationStatuses.filter(({ code }) => code !== 'draft' && code !== 'validated');
/** What was asked of the payer: eligibility has requests of its own. */
export const insurerTypes = authorizationTypes.filter(({ code }) => code !== 'Eligibility');
export const insurerCategories = authorizationCategories;

/** An activity of an authorisation: what was asked for and what was approved of it, as far as the insurer says. */
export const insurerLine = z.strictObject({
  code: z.string(),
  quantity: z.number().nullable(),
  approvedFils: z.int().nullable(),
});
export type InsurerLine = z.infer<typeof insurerLine>;

/** An authorisation that the insurer made outside the portal, as a sheet brings it (REQ-AUTHQ-03). Days are of the Emirates; money is in fils. */
export const insurerAuthorization = z.strictObject({
  /** The insurer's number, which claims quote. */
  authorizationNumber: z.string(),
  requestNumber: z.string().nullable(),
  facilityLicense: z.string(),
  emiratesId: z.string().nullable(),
  cardNumber: z.string().nullable(),
  patientName: z.string().nullable(),
  /** A code of getAuthorizationStatus. */
  status: z.enum(codesOf(insurerStatuses)),
  /** A code of getAuthorizationType. */
  type: z.enum(codesOf(insurerTypes)),
  /** A code of getAuthorizationCategory. */
  category: z.enum(codesOf(insurerCategories)).nullable(),
  requestedOn: z.iso.date(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  approvedFils: z.int().nullable(),
  denialCode: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  comments: z.string().nullable(),
  lines: z.array(insurerLine),
});
export type InsurerAuthorization = z.infer<typeof insurerAuthorization>;

const mostLines = 50;
/** `CODE`, `CODE x 2`, `CODE x 2 = 150.00`, `CODE = 150`. */
const lineForm = /^([A-Z0-9][A-Z0-9.-]{0,19})(?: ?[X*×] ?(\d{1,4}(?:\.\d{1,4})?))?(?: ?= ?(\d{1,9}(?:\.\d{1,2})?))?$/;

/** The activities that a cell names, separated by semicolons or lines; null where a part of it cannot be read. */
export function linesOfCell(cell: string | null): InsurerLine[] | null {
  const parts = (cell ?? '')
    .toUpperCase()
    .split(/[;\n]/)
    .map((part) => part.trim().split(/ +/).join(' '))
    .filter((part) => part !== '');
  if (parts.length > mostLines) return null;
  const lines: InsurerLine[] = [];
  for (const part of parts) {
    const [, code, quantity, amount] = lineForm.exec(part) ?? [];
    if (code === undefined) return null;
    lines.push({
      code,
      quantity: quantity === undefined ? null : Number(quantity),
      approvedFils: amount === undefined ? null : Math.round(Number(amount) * 100),
    });
  }
  return lines;
}

/** The fields whose course a reader follows: who re-dates or lowers an approval leaves what it said before. */
export const followedFields = ['status', 'approvedFils', 'requestedOn', 'validFrom', 'validTo', 'denialCode'] as const;
