import { type FacilityKind, facilityEmirates } from '../facility/facilityFields.ts';

export const services = [
  'outpatient',
  'inpatient',
  'emergency',
  'dental',
  'maternity',
  'laboratory',
  'radiology',
  'dispensing',
  'homeCare',
] as const;
export type Service = (typeof services)[number];

/** What decides which documents a provider has to bring. */
export interface DocumentFacts {
  readonly kind: FacilityKind;
  readonly emirate: string;
  readonly services: readonly Service[];
}

interface DocumentRow {
  /** The document ends on a day, which has to be named. */
  readonly expires: boolean;
  readonly isNeeded: (facts: DocumentFacts) => boolean;
}

const always = () => true;
const offers =
  (service: Service) =>
  ({ services: offered }: DocumentFacts) =>
    offered.includes(service);
const isIn =
  (emirate: string) =>
  ({ emirate: own }: DocumentFacts) =>
    own === emirate;

/** THE documents of an empanelment, by type of provider, emirate and services (REQ-NET-16). */
export const documentTable = {
  tradeLicense: { expires: true, isNeeded: always },
  facilityLicense: { expires: true, isNeeded: always },
  priceList: { expires: false, isNeeded: always },
  malpracticeInsurance: { expires: true, isNeeded: ({ kind }) => kind !== 'pharmacy' },
  clinicianLicenses: { expires: true, isNeeded: ({ kind }) => kind !== 'pharmacy' },
  pharmacistLicense: { expires: true, isNeeded: (facts) => facts.kind === 'pharmacy' || offers('dispensing')(facts) },
  civilDefence: { expires: true, isNeeded: (facts) => facts.kind === 'hospital' || offers('inpatient')(facts) },
  radiationLicense: { expires: true, isNeeded: offers('radiology') },
  laboratoryAccreditation: { expires: true, isNeeded: offers('laboratory') },
  homeCareLicense: { expires: true, isNeeded: offers('homeCare') },
  malaffiCertificate: { expires: false, isNeeded: isIn(facilityEmirates.abuDhabi) },
  nabidhCertificate: { expires: false, isNeeded: isIn(facilityEmirates.dubai) },
} as const satisfies Record<string, DocumentRow>;

export type DocumentType = keyof typeof documentTable;
export const documentTypes = Object.keys(documentTable) as [DocumentType, ...DocumentType[]];

/** The documents that this provider has to bring, in the order of the table. */
export const neededDocuments = (facts: DocumentFacts): DocumentType[] =>
  documentTypes.filter((type) => documentTable[type].isNeeded(facts));

/** A document as it was brought. */
interface Brought {
  readonly type: DocumentType;
  readonly expiresOn: string | null;
}

/** The documents whose last day is before `today`. */
export const expiredDocuments = (brought: readonly Brought[], today: string): DocumentType[] =>
  brought.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today).map(({ type }) => type);
