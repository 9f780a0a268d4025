import { cardDateOf } from './cardDate.ts';

const header = (name: string) => `Header/${name}` as const;
const inPublicData = (name: string) => `Body/PublicData/${name}` as const;
const fixed = (name: string) => inPublicData(`NonModifiableData/${name}`);
const changing = (name: string) => inPublicData(`ModifiableData/${name}`);
const home = (name: string) => inPublicData(`HomeAddress/${name}`);

/** The element of the toolkit's answer that holds each member field; paths start below `ValidationGatewayResponse/Message`. */
const elements = {
  requestId: header('RequestID'),
  cardSerialNumber: header('CardSerialNumber'),
  timestamp: header('Timestamp'),
  idNumber: header('IDNumber'),
  cardNumber: inPublicData('CardNumber'),
  photo: inPublicData('CardHolderPhoto'),
  signatureImage: inPublicData('HolderSignatureImage'),
  fullNameEnglish: fixed('FullNameEnglish'),
  fullNameArabic: fixed('FullNameArabic'),
  gender: fixed('Gender'),
  idType: fixed('IdType'),
  dateOfBirth: fixed('DateOfBirth'),
  issueDate: fixed('IssueDate'),
  expiryDate: fixed('ExpiryDate'),
  nationality: fixed('NationalityEnglish'),
  placeOfBirth: fixed('PlaceOfBirthEnglish'),
  maritalStatus: changing('MaritalStatusCode'),
  occupation: changing('OccupationEnglish'),
  company: changing('CompanyNameEnglish'),
  studyField: changing('FieldOfStudyEnglish'),
  qualificationLevel: changing('QualificationLevelEnglish'),
  passportNumber: changing('PassportNumber'),
  passportCountry: changing('PassportCountryEnglish'),
  passportIssueDate: changing('PassportIssueDate'),
  passportExpiryDate: changing('PassportExpiryDate'),
  residencyNumber: changing('ResidencyNumber'),
  residencyType: changing('ResidencyTypeCode'),
  residencyExpiryDate: changing('ResidencyExpiryDate'),
  sponsorType: changing('SponsorTypeCode'),
  sponsorName: changing('SponsorName'),
  sponsorUnifiedNumber: changing('SponsorUnifiedNumber'),
  familyId: changing('FamilyId'),
  husbandIdNumber: changing('HusbandIdNumber'),
  graduationDate: changing('DateOfGraduation'),
  homeArea: home('AreaDescEnglish'),
  homeCity: home('CityDescEnglish'),
  homePoBox: home('POBOX'),
  homeMobile: home('MobilePhoneNumber'),
  homeEmail: home('Email'),
  homeAddressType: home('AddressTypeCode'),
} as const;

type MemberField = keyof typeof elements;

/** Everything a full card read says about its holder (specification, section 3). Dates are ISO; what the card leaves out is null. */
export type MemberCardData = Readonly<Record<MemberField, string | null>>;

const dates: ReadonlySet<MemberField> = new Set([
  'dateOfBirth',
  'issueDate',
  'expiryDate',
  'passportIssueDate',
  'passportExpiryDate',
  'residencyExpiryDate',
  'graduationDate',
]);

/**
 * Maps the toolkit's answer to the member fields. `textAt` answers the text of the element at a path, or null; each side brings
 * its own XML parser.
 */
export function memberCardData(textAt: (path: string) => string | null): MemberCardData {
  const valueAt = (field: MemberField): string | null => {
    const text = textAt(elements[field])?.trim() || null;
    return text && dates.has(field) ? cardDateOf(text) : text;
  };
  const fields = Object.keys(elements) as MemberField[];
  return Object.fromEntries(fields.map((field) => [field, valueAt(field)])) as MemberCardData;
}
