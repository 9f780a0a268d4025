import type {
  Claim,
  ClaimActivity,
  ClaimDiagnosis,
  ClaimDialect,
  ClaimEncounter,
  ClaimFileHeader,
  ClaimObservation,
} from '../../../shared/claim/claim.ts';
import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import { fileInstant } from '../postOffice/fileDate.ts';

const all = (element: ClaimElement, name: string): readonly ClaimElement[] =>
  element.children.filter((child) => child.name === name || child.name.toLowerCase() === name.toLowerCase());

/** The text of a child; null where it is absent or empty. Of two the first is read: that it stands twice is a finding of the schema. */
function textIn(element: ClaimElement, name: string): string | null {
  const text = all(element, name)[0]?.text.trim();
  return text === undefined || text === '' ? null : text;
}

/** The number that a text is; thousands may be parted by commas. */
function numberIn(element: ClaimElement, name: string): number | null {
  const text = textIn(element, name)?.replace(/(?<=\d),(?=\d{3})/g, '') ?? '';
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null;
}

function filsIn(element: ClaimElement, name: string): number | null {
  const dirhams = numberIn(element, name);
  return dirhams === null ? null : Math.round(dirhams * 100);
}

function wholeIn(element: ClaimElement, name: string): number | null {
  const number = numberIn(element, name);
  return Number.isSafeInteger(number) ? number : null;
}

const instantIn = (element: ClaimElement, name: string): string | null => {
  const text = textIn(element, name);
  return text === null ? null : fileInstant(text);
};

const observationOf = (element: ClaimElement): ClaimObservation => ({
  type: textIn(element, 'Type'),
  code: textIn(element, 'Code'),
  value: textIn(element, 'Value'),
  valueType: textIn(element, 'ValueType'),
});

const activityOf = (element: ClaimElement): ClaimActivity => ({
  id: textIn(element, 'ID'),
  start: instantIn(element, 'Start'),
  type: wholeIn(element, 'Type'),
  code: textIn(element, 'Code'),
  quantity: numberIn(element, 'Quantity'),
  netFils: filsIn(element, 'Net'),
  orderingClinician: textIn(element, 'OrderingClinician'),
  clinician: textIn(element, 'Clinician'),
  priorAuthorizationId: textIn(element, 'PriorAuthorizationID'),
  vatFils: filsIn(element, 'VAT'),
  vatPercent: numberIn(element, 'VATPercent'),
  dateOrdered: instantIn(element, 'DateOrdered'),
  observations: all(element, 'Observation').map(observationOf),
});

const encounterOf = (element: ClaimElement): ClaimEncounter => ({
  facilityId: textIn(element, 'FacilityID'),
  type: wholeIn(element, 'Type'),
  patientId: textIn(element, 'PatientID'),
  eligibilityIdPayer: textIn(element, 'EligibilityIDPayer'),
  start: instantIn(element, 'Start'),
  end: instantIn(element, 'End'),
  startType: wholeIn(element, 'StartType'),
  endType: wholeIn(element, 'EndType'),
  transferSource: textIn(element, 'TransferSource'),
  transferDestination: textIn(element, 'TransferDestination'),
});

const diagnosisOf = (element: ClaimElement): ClaimDiagnosis => ({
  type: textIn(element, 'Type'),
  code: textIn(element, 'Code'),
  info: all(element, 'DxInfo').map((each) => ({ type: textIn(each, 'Type'), code: textIn(each, 'Code') })),
});

/** A claim as its sender meant it: names in any case, numbers and dates in the forms that systems write. */
export function claimOf(element: ClaimElement): Claim {
  const [resubmission] = all(element, 'Resubmission');
  const [contract] = all(element, 'Contract');
  return {
    id: textIn(element, 'ID'),
    idPayer: textIn(element, 'IDPayer'),
    memberId: textIn(element, 'MemberID'),
    payerId: textIn(element, 'PayerID'),
    providerId: textIn(element, 'ProviderID'),
    emiratesId: textIn(element, 'EmiratesIDNumber'),
    grossFils: filsIn(element, 'Gross'),
    patientShareFils: filsIn(element, 'PatientShare'),
    netFils: filsIn(element, 'Net'),
    vatFils: filsIn(element, 'VAT'),
    encounters: all(element, 'Encounter').map(encounterOf),
    diagnoses: all(element, 'Diagnosis').map(diagnosisOf),
    activities: all(element, 'Activity').map(activityOf),
    // Real files have it empty where there is none.
    resubmission: resubmission?.children.length
      ? {
          type: textIn(resubmission, 'Type'),
          comment: textIn(resubmission, 'Comment'),
          hasAttachment: textIn(resubmission, 'Attachment') !== null,
        }
      : null,
    packageName: contract ? textIn(contract, 'PackageName') : null,
  };
}

/** The head of a file. */
export const headerOf = (element: ClaimElement): ClaimFileHeader => ({
  senderId: textIn(element, 'SenderID'),
  receiverId: textIn(element, 'ReceiverID'),
  transactionDate: instantIn(element, 'TransactionDate'),
  recordCount: wholeIn(element, 'RecordCount'),
  dispositionFlag: textIn(element, 'DispositionFlag'),
});

const ofNamespace: readonly (readonly [RegExp, ClaimDialect])[] = [
  [/eclaimlink|\bdhd\b/i, 'dha'],
  [/haad|shafafiya|doh\.gov\.ae/i, 'doh'],
];
/** Licences by regulator (domain 7.5). */
const ofLicence: readonly (readonly [RegExp, ClaimDialect])[] = [
  [/^(?:DHA-F-|CL-|INS\d|TPA\d|DHA$)/i, 'dha'],
  [/^(?:[MP]F\d|HAAD$|DOH$|[A-E]\d{3}$)/i, 'doh'],
];

/** Whose schema a file follows: by its namespaces, else by the licences in its head; null where neither says it. */
export function dialectOf(
  namespaces: readonly string[],
  { senderId, receiverId }: ClaimFileHeader,
): ClaimDialect | null {
  const byNamespace = ofNamespace.find(([form]) => namespaces.some((each) => form.test(each)));
  if (byNamespace) return byNamespace[1];
  const parties = [senderId, receiverId].filter((id) => id !== null);
  return ofLicence.find(([form]) => parties.some((id) => form.test(id)))?.[1] ?? null;
}
