import { dirhamDigits } from '../../../shared/_field/amountText.ts';
import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';
import type { ClaimActivity, ClaimDiagnosis, ClaimEncounter } from '../../../shared/claim/claim.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import { activityText, isSameCode } from '../../_parts/authorization/codeWords.ts';
import type { Banner } from '../../_pdf/banner.ts';
import { digits, inBoth, type PdfColumn } from '../../_pdf/columnTable.ts';
import { present, type Section, same } from '../../_pdf/field.ts';
import { quiet, regular } from '../../_pdf/layout.ts';
import { diagnosisTypes, sentences, wording } from './wording.ts';

/** A claim with its facility, and what its codes and licences are called. */
export interface PrintedClaim extends StoredClaim {
  readonly facility: Facility;
  readonly names: CodeNames;
}

const looks = {
  draft: { shape: 'bar', tone: 'warning' },
  ready: { shape: 'clock', tone: 'warning' },
  sent: { shape: 'clock', tone: 'warning' },
  rejected: { shape: 'cross', tone: 'danger' },
  withPayer: { shape: 'tick', tone: 'success' },
} as const;

export const bannerOf = ({ state }: StoredClaim): Banner => ({
  ...looks[state],
  sentence: sentences[state],
  ...{ denial: null, notes: [], words: { en: null, ar: null } },
});

const instant = (at: string | null): string | null => at && dateTimeText(at);
const amount = (fils: number | null): string | null => (fils === null ? null : dirhamDigits(fils));

const patient = ({ claim, patientName, patientFile }: PrintedClaim): Section => ({
  title: wording.patient,
  fields: [
    ...present(wording.name, patientName),
    ...present(wording.file, patientFile, true),
    ...present(wording.emiratesId, claim.emiratesId && formatEmiratesId(claim.emiratesId), true),
    ...present(wording.member, claim.memberId, true),
  ],
});

const facts = ({ claim, claimNumber, payerCode, payerName, payerNameArabic, serviceDate }: PrintedClaim): Section => ({
  title: wording.claim,
  fields: [
    ...present(wording.number, claimNumber, true),
    ...present(wording.payer, payerName && { en: payerName, ar: payerNameArabic ?? payerName }),
    ...present(wording.payerCode, payerCode, true),
    ...present(wording.payerNumber, claim.idPayer, true),
    ...present(wording.serviceDate, dateText(serviceDate), true),
    ...present(wording.package, claim.packageName),
    ...present(wording.resubmission, claim.resubmission?.type ?? null),
    ...present(wording.comment, claim.resubmission?.comment ?? null),
  ],
});

const visit = (encounter: ClaimEncounter): Section => ({
  title: wording.visit,
  fields: [
    ...present(wording.facility, encounter.facilityId, true),
    ...present(wording.start, instant(encounter.start), true),
    ...present(wording.end, instant(encounter.end), true),
    ...present(wording.eligibility, encounter.eligibilityIdPayer, true),
  ],
});

const amounts = ({ claim }: PrintedClaim): Section => ({
  title: wording.amounts,
  fields: [
    ...present(wording.gross, amount(claim.grossFils), true),
    ...present(wording.patientShare, amount(claim.patientShareFils), true),
    ...present(wording.net, amount(claim.netFils), true),
    ...present(wording.vat, amount(claim.vatFils), true),
  ],
});

const filled = ({ fields }: Section): boolean => fields.length > 0;

/** Above the tables of diagnoses and lines: whose claim it is, the visit, and the amounts. */
export const sectionsOf = (printed: PrintedClaim): Section[] =>
  [patient(printed), facts(printed), ...printed.claim.encounters.map(visit), amounts(printed)].filter(filled);

/** A code, with its name below it where a list has it. */
const named =
  <Row>(codeOf: (row: Row) => string | null, nameOf: (row: Row) => Bilingual | null): PdfColumn<Row>['entries'] =>
  (row, language) => {
    const name = nameOf(row);
    return [
      ...digits<Row>((each) => codeOf(each) ?? '–')(row, language),
      ...(name ? inBoth(name, language, quiet) : []),
    ];
  };

export function diagnosisColumns({ names }: PrintedClaim): PdfColumn<ClaimDiagnosis>[] {
  const nameOf = ({ code }: ClaimDiagnosis): Bilingual | null => {
    const found = names.diagnoses.find((each) => code !== null && isSameCode(code, each.code));
    return found ? same(found.description) : null;
  };
  return [
    { title: wording.diagnosis, share: 0.7, entries: named(({ code }) => code, nameOf) },
    {
      title: wording.diagnosisType,
      share: 0.3,
      entries: ({ type }, language) =>
        inBoth((type !== null && diagnosisTypes[type]) || same(type ?? '–'), language, regular),
    },
  ];
}

export function lineColumns({ names }: PrintedClaim): PdfColumn<ClaimActivity>[] {
  const clinicianOf = ({ clinician }: ClaimActivity): Bilingual | null => {
    const found = names.clinicians.find(({ licenseNo }) => clinician !== null && isSameCode(clinician, licenseNo));
    return found ? { en: found.fullName, ar: found.fullNameArabic || found.fullName } : null;
  };
  return [
    {
      title: wording.code,
      share: 0.26,
      entries: named(
        ({ code }) => code,
        (line) => activityText(names, line),
      ),
    },
    { title: wording.at, share: 0.15, entries: digits(({ start }) => instant(start) ?? '–') },
    { title: wording.clinician, share: 0.21, entries: named(({ clinician }) => clinician, clinicianOf) },
    {
      title: wording.approval,
      share: 0.15,
      entries: digits(({ priorAuthorizationId }) => priorAuthorizationId ?? '–'),
    },
    { title: wording.quantity, share: 0.1, entries: digits(({ quantity }) => String(quantity ?? '–')) },
    { title: wording.lineNet, share: 0.13, entries: digits(({ netFils }) => amount(netFils) ?? '–') },
  ];
}
