import { requestSequences } from './transactionShape.ts';
import type { XmlElement } from './xmlElements.ts';

/** Riayati's names that are not the schema's with a small first letter. */
const names: Readonly<Record<string, string>> = { nationalIdNumber: 'EmiratesIDNumber', dxInfo: 'DxInfo' };

/** `idPayer` is IDPayer, `memberId` is MemberID. */
const elementName = (key: string): string =>
  names[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replace(/Id$/, 'ID').replace(/^Id(?=$|[A-Z])/, 'ID');

function elementOf(name: string, value: unknown): XmlElement[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => elementOf(name, one));
  if (typeof value !== 'object') return [{ name, text: String(value), children: [] }];
  const children = Object.entries(value).flatMap(([key, child]) => elementOf(elementName(key), child));
  // JSON has no order: the elements come in the schema's, unknown ones behind them.
  const order = (requestSequences[name] ?? []).map((entry) => entry.replace(/[?*]$/, ''));
  const placeOf = ({ name: child }: XmlElement) => (order.includes(child) ? order.indexOf(child) : order.length);
  return [{ name, text: '', children: children.sort((left, right) => placeOf(left) - placeOf(right)) }];
}

/** Riayati's JSON of a request, as the elements of a Prior.Request. */
export const riayatiRequest = (json: unknown): XmlElement | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (elementOf('Prior.Request', json)[0] ?? null)
    : null;
