import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type {
  Claim,
  ClaimActivity,
  ClaimDiagnosis,
  ClaimEncounter,
  ClaimFileHeader,
} from '../../../shared/claim/claim.ts';
import { fileDateTime, fileDecimal } from '../postOffice/fileValues.ts';

/** The text of an element, or the elements of each that has this name; null where there is nothing to say. */
export interface Fields {
  readonly [element: string]: string | null | readonly Fields[];
}

const instant = (at: string | null): string | null =>
  at === null || Number.isNaN(Date.parse(at)) ? at : fileDateTime(at);
const dirhams = (fils: number | null): string | null => (fils === null ? null : (fils / 100).toFixed(2));
const decimal = (value: number | null): string | null => (value === null ? null : fileDecimal(value, 4));
const whole = (value: number | null): string | null => (value === null ? null : String(value));
/** Forms keep fifteen digits, files write them in groups. */
const emiratesId = (id: string | null): string | null => (id && /^\d{15}$/.test(id) ? formatEmiratesId(id) : id);

const activityFields = (activity: ClaimActivity): Fields => ({
  ID: activity.id,
  Start: instant(activity.start),
  Type: whole(activity.type),
  Code: activity.code,
  Quantity: decimal(activity.quantity),
  Net: dirhams(activity.netFils),
  OrderingClinician: activity.orderingClinician,
  Clinician: activity.clinician,
  PriorAuthorizationID: activity.priorAuthorizationId,
  VAT: dirhams(activity.vatFils),
  VATPercent: decimal(activity.vatPercent),
  DateOrdered: instant(activity.dateOrdered),
  Observation: activity.observations.map(({ type, code, value, valueType }) => ({
    ...{ Type: type, Code: code, Value: value, ValueType: valueType },
  })),
});

const encounterFields = (encounter: ClaimEncounter): Fields => ({
  FacilityID: encounter.facilityId,
  Type: whole(encounter.type),
  PatientID: encounter.patientId,
  EligibilityIDPayer: encounter.eligibilityIdPayer,
  Start: instant(encounter.start),
  End: instant(encounter.end),
  StartType: whole(encounter.startType),
  EndType: whole(encounter.endType),
  TransferSource: encounter.transferSource,
  TransferDestination: encounter.transferDestination,
});

const diagnosisFields = ({ type, code, info }: ClaimDiagnosis): Fields => ({
  ...{ Type: type, Code: code },
  DxInfo: info.map((each) => ({ Type: each.type, Code: each.code })),
});

/** A claim by the names of the schemas' elements: the one table of what each of them holds, which `claimOf` reads back. */
export const claimFields = (claim: Claim, attachment: string | null): Fields => ({
  ID: claim.id,
  IDPayer: claim.idPayer,
  MemberID: claim.memberId,
  PayerID: claim.payerId,
  ProviderID: claim.providerId,
  EmiratesIDNumber: emiratesId(claim.emiratesId),
  Gross: dirhams(claim.grossFils),
  PatientShare: dirhams(claim.patientShareFils),
  Net: dirhams(claim.netFils),
  VAT: dirhams(claim.vatFils),
  Encounter: claim.encounters.map(encounterFields),
  Diagnosis: claim.diagnoses.map(diagnosisFields),
  Activity: claim.activities.map(activityFields),
  Resubmission: claim.resubmission
    ? [{ Type: claim.resubmission.type, Comment: claim.resubmission.comment, Attachment: attachment }]
    : [],
  Contract: [{ PackageName: claim.packageName }],
});

/** The head of a file with so many claims. */
export const headerFields = (header: Omit<ClaimFileHeader, 'recordCount'>, claims: number): Fields => ({
  SenderID: header.senderId,
  ReceiverID: header.receiverId,
  TransactionDate: instant(header.transactionDate),
  RecordCount: String(claims),
  DispositionFlag: header.dispositionFlag,
});
