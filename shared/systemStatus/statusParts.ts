import type { Bilingual } from '../_field/bilingual.ts';
import { type ConnectedRegulatorId, regulatorOptions, regulatorSystems, regulators } from '../_field/regulator.ts';
import { brand } from '../brand.ts';

/** What a part of the system is: the portal itself, its mail, a regulator's system with its post office, or a payer's system. */
export const partKinds = ['portal', 'mail', 'regulator', 'payer'] as const;
export type PartKind = (typeof partKinds)[number];

/** Whether a part answers. `unknown`: nobody has looked for some minutes, so nothing is claimed. */
export const partStates = ['up', 'down', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** A look at a part that is older than this proves nothing any more. */
export const provenForMs = 5 * 60_000;

/** A part that the portal watches. */
export interface StatusPart {
  readonly partId: string;
  readonly kind: PartKind;
  readonly names: Bilingual;
}

export const portalPart: StatusPart = { partId: 'portal', kind: 'portal', names: brand.names };

/** The service that sends the portal's mails. */
export const mailPart: StatusPart = { partId: 'mail', kind: 'mail', names: { en: 'E-mail', ar: 'البريد الإلكتروني' } };

const regulatorParts: Readonly<Record<ConnectedRegulatorId, string>> = {
  [regulators.HAAD]: 'shafafiya',
  [regulators.DHA]: 'dhpo',
  [regulators.MOHAP]: 'riayati',
};

/** The part of a regulator's system, named by the regulator. */
export function regulatorPart(regulatorId: ConnectedRegulatorId): StatusPart {
  const { name, nameArabic } = regulatorOptions.find((each) => each.regulatorId === regulatorId) ?? {
    name: '',
    nameArabic: '',
  };
  const { system } = regulatorSystems[regulatorId];
  return {
    partId: regulatorParts[regulatorId],
    kind: 'regulator',
    names: { en: `${name} ${system}`, ar: `${nameArabic} – ${system}` },
  };
}

/** The part of a payer's system. */
export const payerPart = (payer: {
  readonly payerId: number;
  readonly payerName: string;
  readonly payerNameArabic: string;
}): StatusPart => ({
  partId: `payer-${payer.payerId}`,
  kind: 'payer',
  names: { en: payer.payerName, ar: payer.payerNameArabic },
});

/** What a look at a part is worth now: a state that nobody has looked at lately is unknown. */
export function stateNow(look: { readonly isUp: boolean; readonly checkedAt: string } | null, now: Date): PartState {
  if (!look || now.getTime() - Date.parse(look.checkedAt) > provenForMs) return 'unknown';
  return look.isUp ? 'up' : 'down';
}
