import type { Shape } from './xmlElements.ts';

/** Whose schema: Dubai's, or Abu Dhabi's, which Riayati's field names follow. */
export type Dialect = 'dha' | 'doh';

const header = ['SenderID', 'ReceiverID', 'TransactionDate', 'RecordCount', 'DispositionFlag'];

/** PriorRequest.xsd. */
export const requestSequences: Shape['sequences'] = {
  'Prior.Request': ['Header', 'Authorization'],
  Header: header,
  Authorization: [
    'Type',
    'ID',
    'IDPayer?',
    'MemberID',
    'PayerID',
    'EmiratesIDNumber',
    'DateOrdered?',
    'Encounter?',
    'Diagnosis*',
    'Activity*',
    'Resubmission?',
  ],
  Encounter: ['FacilityID', 'Type?', 'Start?', 'End?'],
  Diagnosis: ['Type', 'Code', 'DxInfo*'],
  DxInfo: ['Type', 'Code'],
  Activity: ['ID', 'Start?', 'Type', 'Code', 'Quantity?', 'Net', 'OrderingClinician?', 'Clinician?', 'Observation*'],
  Observation: ['Type', 'Code', 'Value?', 'ValueType?'],
  Resubmission: ['Type', 'Comment', 'Attachment?'],
};

/** Dubai's template: no ordering clinician, nothing beside a diagnosis. */
const dubaiRequestSequences: Shape['sequences'] = {
  ...requestSequences,
  Diagnosis: ['Type', 'Code'],
  Activity: requestSequences.Activity?.filter((name) => name !== 'OrderingClinician?') ?? [],
};

/** PriorAuthorization.xsd. */
const answerSequences: Shape['sequences'] = {
  'Prior.Authorization': ['Header', 'Authorization'],
  Header: header,
  Authorization: ['Result?', 'ID', 'IDPayer?', 'DenialCode?', 'Start', 'End', 'Limit?', 'Comments?', 'Activity*'],
  Activity: [
    'ID',
    'Type',
    'Code',
    'Quantity?',
    'Net',
    'List?',
    'PatientShare?',
    'PaymentAmount',
    'DenialCode?',
    'Observation*',
  ],
  Observation: ['Type', 'Code', 'Value', 'ValueType'],
};

const day = '(0[1-9]|[12]\\d|3[01])/(0[1-9]|1[0-2])/\\d{4}';
const dateTime = new RegExp(`^${day} ([01]\\d|2[0-3]):[0-5]\\d$`);
const float = /^[+-]?(\d{1,20}\.?\d{0,20}|\.\d{1,20})([eE][+-]?\d{1,3})?$/;
const notNegative = /^\+?(\d{1,20}\.?\d{0,20}|\.\d{1,20})([eE][+-]?\d{1,3})?$/;
const base64 = /^[A-Za-z0-9+/\s]*={0,2}$/;
const encounterTypes = { dha: /^([1-9]|10|12|13|15|41|42)$/, doh: /^([1-9]|10|12|13|15|41|42|103)$/ };
const activityTypes = { dha: /^(3|4|5|6|8|9|10)$/, doh: /^(1|2|3|4|5|6|8|9|10)$/ };
const observationTypes = {
  dha: /^(LOINC|Text|File|Universal Dental|Financial|Grouping|ERX|Result|ROM)$/,
  doh: /^(CPT|HL7v3 Native|LOINC|SNOMED CT|Text|File|Flags|Universal Dental|Episode)$/,
};

const under = (path: string, values: Shape['values']): Shape['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]));

const headerValues = (dialect: Dialect): Shape['values'] => ({
  SenderID: /^\S+$/,
  ReceiverID: /^\S+$/,
  TransactionDate: dateTime,
  RecordCount: /^\d{1,6}$/,
  DispositionFlag:
    dialect === 'dha'
      ? /^(PRODUCTION|TEST)$/
      : /^(PRODUCTION|TEST|PTE_(SUBMIT|VALIDATE_ONLY|RESPONSE)|(PTE_)?SHADOW_NOT_FOR_PAYMENT_(SUBMIT|VALIDATE_ONLY))$/,
});

const observationValues = (dialect: Dialect): Shape['values'] => ({
  Type: observationTypes[dialect],
  Code: dialect === 'dha' ? /^.{1,25}$/ : /^./,
  ...(dialect === 'dha' ? { ValueType: /^.{0,25}$/ } : {}),
});

const activityValues = (dialect: Dialect): Shape['values'] => ({
  ID: /^.{1,30}$/,
  Start: dateTime,
  Type: activityTypes[dialect],
  Code: /^\S+$/,
  Quantity: dialect === 'dha' ? notNegative : float,
  Net: float,
  List: float,
  PatientShare: float,
  PaymentAmount: float,
  ...under('Observation', observationValues(dialect)),
});

const requestValues = (dialect: Dialect): Shape['values'] => ({
  Type:
    dialect === 'dha'
      ? /^(Eligibility|Authorization|Cancellation|Extension|Status Inquiry)$/
      : /^(Eligibility|Authorization|Cancellation|Extension|Status Inquiry|Prescription)$/,
  ID: dialect === 'dha' ? /^.{1,50}$/ : /^./,
  IDPayer: dialect === 'dha' ? /^.{0,50}$/ : /^/,
  MemberID: dialect === 'dha' ? /^.{1,30}$/ : /^./,
  PayerID: /^\S+$/,
  EmiratesIDNumber: dialect === 'dha' ? /^\d{3}-\d{4}-\d{7}-\d$/ : /^./,
  DateOrdered: new RegExp(`^${day}$`),
  ...under('Encounter', { FacilityID: /^\S+$/, Type: encounterTypes[dialect], Start: dateTime, End: dateTime }),
  ...under('Diagnosis', {
    Type: dialect === 'dha' ? /^(Principal|Secondary|Admitting)$/ : /^(Principal|Secondary|Admitting|ReasonForVisit)$/,
    Code: /^\S+$/,
    'DxInfo/Type': /^(POA|Year of Onset|Birth Weight|ICD10-GM|ICD10-CM|KCD)$/,
    'DxInfo/Code': /^./,
  }),
  ...under('Activity', activityValues(dialect)),
  ...under('Resubmission', {
    Type:
      dialect === 'dha'
        ? /^(correction|internal complaint|legacy|reconciliation)$/
        : /^(correction|internal complaint|legacy)$/,
    Comment: /^[\s\S]{1,2000}$/,
    Attachment: base64,
  }),
});

const answerValues = (dialect: Dialect): Shape['values'] => ({
  ...(dialect === 'dha' ? { Result: /^(Yes|No)$/, DenialCode: /^\S+$/ } : {}),
  ID: /^./,
  Start: dateTime,
  End: dateTime,
  Limit: dialect === 'dha' ? notNegative : float,
  Comments: /^[\s\S]{0,2000}$/,
  ...under('Activity', { ...activityValues(dialect), 'Observation/Value': /^./, 'Observation/ValueType': /^./ }),
});

const shapeOf = (root: string, dialect: Dialect): Shape => ({
  sequences:
    root === 'Prior.Authorization' ? answerSequences : dialect === 'dha' ? dubaiRequestSequences : requestSequences,
  values: {
    ...under(`${root}/Header`, headerValues(dialect)),
    ...under(`${root}/Authorization`, root === 'Prior.Authorization' ? answerValues(dialect) : requestValues(dialect)),
  },
  mayBeEmpty: true,
});

/** The shape of a transaction by its root, in a regulator's dialect; null for a root that the simulators do not take. */
export const transactionShape = (root: string, dialect: Dialect): Shape | null =>
  root === 'Prior.Request' || root === 'Prior.Authorization' ? shapeOf(root, dialect) : null;
