import { createHash, sign } from 'node:crypto';
import type { SimulatedCard } from './cards.ts';
import { cardPhoto } from './photo.ts';
import { simulatorPrivateKey } from './signingKey.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (found) => escapes[found] ?? '');
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const branch = (name: string, values: Readonly<Record<string, string>>): string =>
  `<${name}>${Object.entries(values)
    .map(([key, value]) => element(key, value))
    .join('')}</${name}>`;

/** dd/mm/yyyy, as the toolkit writes dates. */
const written = (iso: string): string => iso.split('-').reverse().join('/');
const withCommas = (name: string): string => name.split(' ').join(',');

const fixedData = (card: SimulatedCard): string =>
  branch('NonModifiableData', {
    IdType: 'IL',
    IssueDate: written(card.issuedOn),
    ExpiryDate: written(card.expiresOn),
    FullNameArabic: withCommas(card.fullNameArabic),
    FullNameEnglish: withCommas(card.fullName),
    Gender: card.gender,
    NationalityEnglish: card.nationality,
    NationalityCode: 'ARE',
    DateOfBirth: written(card.bornOn),
    PlaceOfBirthEnglish: 'Abu Dhabi',
  });

const changingData = (): string =>
  branch('ModifiableData', {
    OccupationEnglish: 'Healthcare professional',
    CompanyNameEnglish: 'Noor Clinic',
    MaritalStatusCode: '01',
    SponsorTypeCode: '02',
    SponsorName: 'Noor Clinic',
    SponsorUnifiedNumber: '0000001',
    ResidencyTypeCode: '01',
    ResidencyNumber: '10120250000001',
    ResidencyExpiryDate: '28/02/2030',
    PassportNumber: 'X0000001',
    PassportCountryEnglish: 'United Arab Emirates',
    PassportIssueDate: '01/03/2022',
    PassportExpiryDate: '28/02/2032',
    QualificationLevelEnglish: 'Bachelor',
    FieldOfStudyEnglish: 'Pharmacy',
    DateOfGraduation: '30/06/2006',
    FamilyId: '000001',
    HusbandIdNumber: '',
  });

const homeAddress = (): string =>
  branch('HomeAddress', {
    AddressTypeCode: '01',
    AreaDescEnglish: 'Al Khalidiyah',
    CityDescEnglish: 'Abu Dhabi',
    POBOX: '00001',
    MobilePhoneNumber: '971500000001',
    Email: 'holder@card.example',
  });

/** What of the card was asked for. */
export interface AskedParts {
  readonly photograph: boolean;
  readonly fixed: boolean;
  readonly changing: boolean;
  readonly signatureImage: boolean;
  readonly address: boolean;
}

function message(card: SimulatedCard, asked: AskedParts, requestId: string, now: Date): string {
  const header = branch('Header', {
    Service: 'ReadPublicData',
    CardNumber: card.cardNumber,
    CardSerialNumber: `00${card.cardNumber}`,
    IDNumber: card.emiratesId,
    RequestID: requestId,
    Timestamp: now.toISOString(),
  });
  const parts = [
    element('CardNumber', card.cardNumber),
    asked.photograph ? element('CardHolderPhoto', cardPhoto) : '',
    asked.signatureImage ? element('HolderSignatureImage', cardPhoto) : '',
    asked.fixed ? fixedData(card) : '',
    asked.changing ? changingData() : '',
    asked.address ? homeAddress() : '',
  ];
  const body = `<Body>${element('ResponseStatus', 'Success')}<PublicData>${parts.join('')}</PublicData></Body>`;
  return `<Message>${header}${body}</Message>`;
}

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const canonical = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/**
 * The signature of the validation gateway: enveloped, over the whole document. Everything here is written in canonical form from
 * the start, so that nothing has to be brought into it.
 */
function signatureOver(unsigned: string): string {
  const digest = createHash('sha256').update(unsigned).digest('base64');
  const method = (name: string, algorithm: string) => `<${name} Algorithm="${algorithm}"></${name}>`;
  const transforms = [`${dsig}enveloped-signature`, canonical].map((each) => method('Transform', each)).join('');
  const signedInfo = [
    method('CanonicalizationMethod', canonical),
    method('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'),
    `<Reference URI=""><Transforms>${transforms}</Transforms>`,
    method('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256'),
    `<DigestValue>${digest}</DigestValue></Reference>`,
  ].join('');
  // Alone, the element carries the namespace that it inherits in the document.
  const signed = Buffer.from(`<SignedInfo xmlns="${dsig}">${signedInfo}</SignedInfo>`);
  const value = sign('sha256', signed, { key: simulatorPrivateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  const content = `<SignedInfo>${signedInfo}</SignedInfo><SignatureValue>${value}</SignatureValue>`;
  return `<Signature xmlns="${dsig}">${content}</Signature>`;
}

export interface ToolkitAnswer {
  readonly card: SimulatedCard;
  readonly asked: AskedParts;
  readonly requestId: string;
  readonly now: Date;
  /** Read without the validation gateway, which alone signs. */
  readonly isOffline: boolean;
}

/** The toolkit's answer to a reading, `toolkit_response`. */
export function toolkitXml({ card, asked, requestId, now, isOffline }: ToolkitAnswer): string {
  const root = (content: string) => `<ValidationGatewayResponse>${content}</ValidationGatewayResponse>`;
  const content = message(card, asked, requestId, now);
  const signature = isOffline ? '' : signatureOver(root(content));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root(content + signature)}`;
}
