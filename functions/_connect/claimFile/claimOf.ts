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
import { plainInstant } from '../../../shared/claim/valueForms.ts';
import { fileInstant } from '../postOffice/fileDate.ts';

function all<T>(element: ClaimElement, name: string, read: (child: ClaimElement) => T): readonly T[] {
  const found: T[] = [];
  for (const child of element.children) if (child.meant === name) found.push(read(child));
  return found;
}

/** Of two children of a name the first: that it stands twice is a finding of the schema. */
function first(element: ClaimElement, name: string): ClaimElement | null {
  for (const child of element.children) if (child.meant === name) return child;
  return null;
}

/** The text of a child; null where it is absent or empty. */
const textIn = (element: ClaimElement, name: string): string | null => first(element, name)?.text.trim() || null;

/** The number that a text is; thousands may be parted by commas. */
function numberIn(element: ClaimElement, name: string): number | null {
  const written = textIn(element, name);
  if (written === null) return null;
  const text = written.includes(',') ? written.replace(/(?<=\d),(?=\d{3})/g, '') : written;
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null;
}

const partsOfFils = 1000;

/** Reads amounts as fils, of which the sum is the rounded sum: what a third decimal is more or less than a fils goes to the next one. */
function filsInTurn() {
  let rest = 0;
  return (element: ClaimElement, name: string): number | null => {
    const dirhams = numberIn(element, name);
    if (dirhams === null) return null;
    // Whole parts of a fils, of which nothing is lost in a sum. Without the zero, a hair below nothing would be a negative zero.
    const exact = Math.round(dirhams * 100 * partsOfFils) + rest;
    const fils = Math.round(exact / partsOfFils) + 0;
    rest = exact - fils * partsOfFils;
    return fils;
  };
}

const filsIn = (element: ClaimElement, name: string): number | null => filsInTurn()(element, name);

function wholeIn(element: ClaimElement, name: string): number | null {
  const number = numberIn(element, name);
  return Number.isSafeInteger(number) ? number : null;
}

const instantIn = (element: ClaimElement, name: string): string | null => {
  const text = textIn(element, name);
  return text === null ? null : (plainInstant(text) ?? fileInstant(text));
};

const observationOf = (element: ClaimElement): ClaimObservation => ({
  type: textIn(element, 'Type'),
  code: textIn(element, 'Code'),
  value: textIn(element, 'Value'),
  valueType: textIn(element, 'ValueType'),
});

const activityOf = (element: ClaimElement, netIn: typeof filsIn): ClaimActivity => ({
  id: textIn(element, 'ID'),
  start: instantIn(element, 'Start'),
  type: wholeIn(element, 'Type'),
  code: textIn(element, 'Code'),
  quantity: numberIn(element, 'Quantity'),
  netFils: netIn(element, 'Net'),
  orderingClinician: textIn(element, 'OrderingClinician'),
  clinician: textIn(element, 'Clinician'),
  priorAuthorizationId: textIn(element, 'PriorAuthorizationID'),
  vatFils: filsIn(element, 'VAT'),
  vatPercent: numberIn(element, 'VATPercent'),
  dateOrdered: instantIn(element, 'DateOrdered'),
  observations: all(element, 'Observation', observationOf),
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
  info: all(element, 'DxInfo', (each) => ({ type: textIn(each, 'Type'), code: textIn(each, 'Code') })),
});

/** A claim as its sender meant it: names in any case, numbers and dates in the forms that systems write. */
export function claimOf(element: ClaimElement): Claim {
  const resubmission = first(element, 'Resubmission');
  const contract = first(element, 'Contract');
  const [ofLine, ofClaim] = [filsInTurn(), filsInTurn()];
  const netFils = ofClaim(element, 'Net');
  return {
    id: textIn(element, 'ID'),
    idPayer: textIn(element, 'IDPayer'),
    memberId: textIn(element, 'MemberID'),
    payerId: textIn(element, 'PayerID'),
    providerId: textIn(element, 'ProviderID'),
    emiratesId: textIn(element, 'EmiratesIDNumber'),
    grossFils: filsIn(element, 'Gross'),
    patientShareFils: ofClaim(element, 'PatientShare'),
    netFils,
    vatFils: filsIn(element, 'VAT'),
    encounters: all(element, 'Encounter', encounterOf),
    diagnoses: all(element, 'Diagnosis', diagnosisOf),
    activities: all(element, 'Activity', (line) => activityOf(line, ofLine)),
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
