import { brand } from '../brand.ts';

/** The regulators by the specification's numbers; 5 is the portal itself. */
export const regulators = { HAAD: 1, DHA: 2, International: 3, MOHAP: 4, Portal: 5 } as const;

/** The regulators as lists show them (REQ-REGUL-07). */
export const regulatorOptions = [
  { regulatorId: regulators.HAAD, name: 'HAAD', nameArabic: 'دائرة الصحة – أبوظبي' },
  { regulatorId: regulators.DHA, name: 'DHA', nameArabic: 'هيئة الصحة بدبي' },
  { regulatorId: regulators.International, name: 'International', nameArabic: 'خارج الدولة' },
  { regulatorId: regulators.MOHAP, name: 'MOHAP', nameArabic: 'وزارة الصحة ووقاية المجتمع' },
  { regulatorId: regulators.Portal, name: brand.name, nameArabic: brand.names.ar },
] as const;

/** The regulators with a system of their own that a facility signs in to; the other two have none. */
export const connectedRegulators = [regulators.HAAD, regulators.DHA, regulators.MOHAP] as const;
export type ConnectedRegulatorId = (typeof connectedRegulators)[number];

/** Whether facilities of this regulator have credentials of its system. */
export const isConnectedRegulator = (regulatorId: number): regulatorId is ConnectedRegulatorId =>
  connectedRegulators.some((connected) => connected === regulatorId);

/** The emirates by the names that texts know them under. */
export type Emirate = 'abuDhabi' | 'dubai' | 'sharjah' | 'ajman' | 'ummAlQuwain' | 'rasAlKhaimah' | 'fujairah';

interface RegulatorSystem {
  /** The post office through which its facilities and their payers exchange transactions. */
  readonly system: string;
  readonly protocol: 'SOAP' | 'REST';
  readonly emirates: readonly Emirate[];
}

/** The systems of the regulators that have one. */
export const regulatorSystems: Readonly<Record<ConnectedRegulatorId, RegulatorSystem>> = {
  [regulators.HAAD]: { system: 'Shafafiya', protocol: 'SOAP', emirates: ['abuDhabi'] },
  [regulators.DHA]: { system: 'DHPO (eClaimLink)', protocol: 'SOAP', emirates: ['dubai'] },
  [regulators.MOHAP]: {
    system: 'Riayati',
    protocol: 'REST',
    emirates: ['sharjah', 'ajman', 'ummAlQuwain', 'rasAlKhaimah', 'fujairah'],
  },
};
