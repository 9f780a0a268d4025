/**
 * The toolkit's answer to a full reading, written by hand: no two values are alike, and elements that the portal does not take
 * stand beside those that it takes. It has no signature.
 */
export const fullCardRead = `<?xml version="1.0" encoding="UTF-8"?>
<ValidationGatewayResponse><Message><Header>
<Service>ReadPublicData</Service><CardNumber>header-card</CardNumber><CardSerialNumber>0011223344</CardSerialNumber>
<IDNumber>784198500000017</IDNumber><RequestID>cmVxdWVzdC0x</RequestID><Timestamp>2026-11-21T08:30:15.000Z</Timestamp>
</Header><Body><ResponseStatus>Success</ResponseStatus><PublicData>
<CardNumber>112233445</CardNumber><CardHolderPhoto>cGhvdG8=</CardHolderPhoto>
<HolderSignatureImage>c2lnbmF0dXJl</HolderSignatureImage>
<NonModifiableData>
<IdType>IL</IdType><IssueDate>02/01/2023</IssueDate><ExpiryDate>01/01/2033</ExpiryDate>
<FullNameArabic>سارة,المخترعة</FullNameArabic><FullNameEnglish>Sara,Al,Invented</FullNameEnglish><Gender>F</Gender>
<NationalityEnglish>Jordan</NationalityEnglish><NationalityCode>JOR</NationalityCode>
<DateOfBirth>14/03/1985</DateOfBirth><PlaceOfBirthEnglish>Amman</PlaceOfBirthEnglish>
</NonModifiableData>
<ModifiableData>
<OccupationCode>2262</OccupationCode><OccupationEnglish>Pharmacist</OccupationEnglish>
<CompanyNameEnglish>Palm Pharmacy</CompanyNameEnglish><MaritalStatusCode>02</MaritalStatusCode>
<SponsorTypeCode>03</SponsorTypeCode><SponsorName>Palm Group</SponsorName>
<SponsorUnifiedNumber>5550001</SponsorUnifiedNumber><ResidencyTypeCode>04</ResidencyTypeCode>
<ResidencyNumber>20120240000005</ResidencyNumber><ResidencyExpiryDate>03/04/2027</ResidencyExpiryDate>
<PassportNumber>N7654321</PassportNumber><PassportCountryEnglish>Hashemite Kingdom of Jordan</PassportCountryEnglish>
<PassportIssueDate>05/06/2021</PassportIssueDate><PassportExpiryDate>04/06/2031</PassportExpiryDate>
<QualificationLevelEnglish>Master</QualificationLevelEnglish>
<FieldOfStudyEnglish>Clinical pharmacy</FieldOfStudyEnglish><DateOfGraduation>30/06/2007</DateOfGraduation>
<FamilyId>987001</FamilyId><HusbandIdNumber>784198000000029</HusbandIdNumber>
</ModifiableData>
<HomeAddress>
<AddressTypeCode>05</AddressTypeCode><AreaDescEnglish>Al Majaz</AreaDescEnglish><CityDescEnglish>Sharjah</CityDescEnglish>
<POBOX>44556</POBOX><MobilePhoneNumber>971501112233</MobilePhoneNumber><Email>sara@card.example</Email>
</HomeAddress>
<WorkAddress>
<AddressTypeCode>06</AddressTypeCode><AreaDescEnglish>Deira</AreaDescEnglish><CityDescEnglish>Dubai</CityDescEnglish>
<POBOX>77889</POBOX><MobilePhoneNumber>971509998877</MobilePhoneNumber><Email>work@card.example</Email>
</WorkAddress>
</PublicData></Body></Message></ValidationGatewayResponse>`;

/** The forty values of REQ-MEMBER-05 that this reading has. */
export const fullCardValues = {
  requestId: 'cmVxdWVzdC0x',
  cardSerialNumber: '0011223344',
  timestamp: '2026-11-21T08:30:15.000Z',
  idNumber: '784198500000017',
  cardNumber: '112233445',
  photo: 'cGhvdG8=',
  signatureImage: 'c2lnbmF0dXJl',
  fullNameEnglish: 'Sara,Al,Invented',
  fullNameArabic: 'سارة,المخترعة',
  gender: 'F',
  idType: 'IL',
  dateOfBirth: '1985-03-14',
  issueDate: '2023-01-02',
  expiryDate: '2033-01-01',
  nationality: 'Jordan',
  placeOfBirth: 'Amman',
  maritalStatus: '02',
  occupation: 'Pharmacist',
  company: 'Palm Pharmacy',
  studyField: 'Clinical pharmacy',
  qualificationLevel: 'Master',
  passportNumber: 'N7654321',
  passportCountry: 'Hashemite Kingdom of Jordan',
  passportIssueDate: '2021-06-05',
  passportExpiryDate: '2031-06-04',
  residencyNumber: '20120240000005',
  residencyType: '04',
  residencyExpiryDate: '2027-04-03',
  sponsorType: '03',
  sponsorName: 'Palm Group',
  sponsorUnifiedNumber: '5550001',
  familyId: '987001',
  husbandIdNumber: '784198000000029',
  graduationDate: '2007-06-30',
  homeArea: 'Al Majaz',
  homeCity: 'Sharjah',
  homePoBox: '44556',
  homeMobile: '971501112233',
  homeEmail: 'sara@card.example',
  homeAddressType: '05',
};
