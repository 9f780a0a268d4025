import { type ElementSpec, elementsOf } from '../../../shared/claim/schema.ts';
import { requestSequences } from './transactionShape.ts';
import type { XmlElement } from './xmlElements.ts';

/** The elements of each branch in the schema's order, by the branch. */
type Orders = ReadonlyMap<string, readonly string[]>;

const requestOrders: Orders = new Map(
  Object.entries(requestSequences).map(([name, entries]) => [name, entries.map((entry) => entry.replace(/[?*]$/, ''))]),
);

const branchesIn = (name: string, specs: readonly ElementSpec[]): [string, readonly string[]][] => [
  [name, specs.map((spec) => spec.name)],
  ...specs.flatMap((spec) => ('kind' in spec.holds ? [] : branchesIn(spec.name, spec.holds))),
];
/** Riayati takes Abu Dhabi's fields. */
const claimOrders: Orders = new Map([
  ['Claim.Submission', ['Header', 'Claim']],
  ...branchesIn('Header', elementsOf('doh', 'Header')),
  ...branchesIn('Claim', elementsOf('doh', 'Claim')),
]);

/** Riayati's name that is not the schema's in other letters. */
const names: Readonly<Record<string, string>> = { nationalIdNumber: 'EmiratesIDNumber' };

/** `idPayer` is IDPayer, `memberId` is MemberID. */
const elementName = (key: string, order: readonly string[]): string =>
  order.find((name) => name.toLowerCase() === (names[key] ?? key).toLowerCase()) ??
  `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

function elementOf(name: string, value: unknown, orders: Orders): XmlElement[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => elementOf(name, one, orders));
  if (typeof value !== 'object') return [{ name, text: String(value), children: [] }];
  const order = orders.get(name) ?? [];
  const children = Object.entries(value).flatMap(([key, child]) => elementOf(elementName(key, order), child, orders));
  // JSON has no order: the elements come in the schema's, unknown ones behind them.
  const placeOf = ({ name: child }: XmlElement) => (order.includes(child) ? order.indexOf(child) : order.length);
  return [{ name, text: '', children: children.sort((left, right) => placeOf(left) - placeOf(right)) }];
}

const transactionOf = (root: string, json: unknown, orders: Orders): XmlElement | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (elementOf(root, json, orders)[0] ?? null) : null;

/** Riayati's JSON of a request, as the elements of a Prior.Request. */
export const riayatiRequest = (json: unknown): XmlElement | null => transactionOf('Prior.Request', json, requestOrders);

/** The same of claims: a head, and a list of them. */
export const riayatiSubmission = (json: unknown): XmlElement | null =>
  transactionOf('Claim.Submission', json, claimOrders);
