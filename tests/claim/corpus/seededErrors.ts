import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import type { Node } from '../support/claimFiles.ts';
import { edited, element, nodesAt, textAt, without, written } from './claimNodes.ts';
import type { HeadTexts } from './claimTexts.ts';
import { type ClaimKind, type CleanClaim, cleanClaim, emiratesIdOf, kindsOf } from './cleanClaims.ts';

/** Families that a file alone can show (modules 2.3). The others compare with what the portal knows. */
export type SeededFamily =
  | 'eligibility'
  | 'codes'
  | 'pairing'
  | 'units'
  | 'demographics'
  | 'price'
  | 'duplicates'
  | 'timeliness'
  | 'completeness'
  | 'drugPatientShare'
  | 'schema'
  | 'conflict';

/** A mistake of a coder or of a program: what it does to a claim, and where somebody who knows the field looks for it. */
interface Mistake {
  readonly family: SeededFamily;
  readonly name: string;
  readonly field: string;
  readonly dialect?: ClaimDialect;
  readonly kinds?: readonly ClaimKind[];
  /** The claims that stand in the file instead of the clean one; the last of them is the wrong one. */
  readonly make: (claim: Node, clean: CleanClaim) => Node | readonly [Node, Node];
}

const insured: readonly ClaimKind[] = ['visit', 'laboratory', 'pharmacy', 'dental', 'emergency'];
const beds: readonly ClaimKind[] = ['stay', 'drgStay', 'newborn', 'surgery', 'transfer'];
const seen: readonly ClaimKind[] = ['visit', 'emergency', 'resubmission'];

const plus = (text: string, dirhams: number): string => (Number(text) + dirhams).toFixed(2);
const more = (claim: Node, path: string, dirhams: number): Node =>
  written(claim, path, plus(textAt(claim, path), dirhams));

/** A date of `dd/MM/yyyy HH:mm` with parts of it in other places. */
const redated = (text: string, form: (parts: Record<'day' | 'month' | 'year' | 'time', string>) => string): string => {
  const [date = '', time = ''] = text.split(' ');
  const [day = '', month = '', year = ''] = date.split('/');
  return form({ day, month, year, time });
};
const redate = (claim: Node, path: string, form: Parameters<typeof redated>[1]): Node =>
  written(claim, path, redated(textAt(claim, path), form));

/** A digit of a text that is typed as the next one, counted from the end. */
const mistyped = (text: string, fromEnd: number): string => {
  const at = text.length - fromEnd;
  return `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
};
const swapped = (claim: Node, path: string): Node => {
  const text = emiratesIdOf(1985, 1_234_567);
  // The last two digits of the serial change places.
  return written(claim, path, `${text.slice(0, 14)}${text[15]}${text[14]}${text.slice(16)}`);
};

const lastOf = (claim: Node, name: string): Node => nodesAt(claim, name).at(-1) ?? [name, []];
const beside = (claim: Node, name: string, added: Node): Node => {
  const last = lastOf(claim, name);
  const [tag, holds] = claim;
  return typeof holds === 'string'
    ? claim
    : [tag, holds.flatMap((child) => (child === last ? [child, added] : [child]))];
};
const twin = (claim: Node, id: string): Node => written(claim, 'ID', id);
const withoutObservations = (claim: Node): Node =>
  edited(claim, 'Activity', ([name, holds]) => [
    [name, typeof holds === 'string' ? holds : holds.filter(([each]) => each !== 'Observation')],
  ]);

/** Mistakes by family, from the domain's facts alone: nothing here knows by which rules they are looked for. */
export const mistakes: readonly Mistake[] = [
  // Eligibility
  {
    family: 'eligibility',
    name: 'no member number',
    field: 'MemberID',
    kinds: insured,
    make: (claim) => without(claim, 'MemberID'),
  },
  {
    family: 'eligibility',
    name: 'an empty member number',
    field: 'MemberID',
    kinds: insured,
    make: (claim) => written(claim, 'MemberID', ''),
  },
  {
    family: 'eligibility',
    name: 'no eligibility reference',
    field: 'Encounter.EligibilityIDPayer',
    dialect: 'doh',
    kinds: insured,
    make: (claim) => without(claim, 'Encounter.EligibilityIDPayer'),
  },
  // Codes
  {
    family: 'codes',
    name: 'no principal diagnosis',
    field: 'Diagnosis.Type',
    make: (claim) => principalTo(claim, 'Secondary'),
  },
  {
    family: 'codes',
    name: 'two principal diagnoses',
    field: 'Diagnosis.Type',
    make: (claim) => beside(claim, 'Diagnosis', element('Diagnosis', ['Type', 'Principal'], ['Code', 'E78.5'])),
  },
  {
    family: 'codes',
    name: 'a diagnosis of ICD-9',
    field: 'Diagnosis.Code',
    make: (claim) => written(claim, 'Diagnosis.Code', '250.00'),
  },
  {
    family: 'codes',
    name: 'a diagnosis as text',
    field: 'Diagnosis.Code',
    make: (claim) => written(claim, 'Diagnosis.Code', 'Asthma'),
  },
  {
    family: 'codes',
    name: 'a diagnosis with the letter O for a zero',
    field: 'Diagnosis.Code',
    make: (claim) => written(claim, 'Diagnosis.Code', 'JO6.9'),
  },
  {
    family: 'codes',
    name: 'a diagnosis twice',
    field: 'Diagnosis.Code',
    make: (claim) =>
      beside(
        claim,
        'Diagnosis',
        element('Diagnosis', ['Type', 'Secondary'], ['Code', textAt(claim, 'Diagnosis.Code')]),
      ),
  },
  {
    family: 'codes',
    name: 'a procedure with a digit too few',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Code', '9921'),
  },
  {
    family: 'codes',
    name: 'a procedure with a digit too many',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Code', '992130'),
  },
  {
    family: 'codes',
    name: 'a drug as a procedure',
    field: 'Activity.Code',
    kinds: ['pharmacy'],
    make: (claim) => written(claim, 'Activity.Type', '3'),
  },
  {
    family: 'codes',
    name: 'a procedure as a drug',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Type', '5'),
  },
  {
    family: 'codes',
    name: 'a drug of the other emirate',
    field: 'Activity.Code',
    kinds: ['pharmacy'],
    make: (claim, { dialect }) =>
      written(claim, 'Activity.Code', dialect === 'dha' ? 'A54-4064-00334-01' : '0439-152905-1001'),
  },
  {
    family: 'codes',
    name: 'a supply with a procedure code',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Type', '4'),
  },
  // Units
  {
    family: 'units',
    name: 'no quantity given',
    field: 'Activity.Quantity',
    make: (claim) => written(claim, 'Activity.Quantity', '0'),
  },
  {
    family: 'units',
    name: 'a quantity below zero',
    field: 'Activity.Quantity',
    make: (claim) => written(claim, 'Activity.Quantity', '-1'),
  },
  {
    family: 'units',
    name: 'a quantity of four digits',
    field: 'Activity.Quantity',
    dialect: 'doh',
    make: (claim) => written(claim, 'Activity.Quantity', '1000'),
  },
  {
    family: 'units',
    name: 'a quantity of five decimals',
    field: 'Activity.Quantity',
    dialect: 'doh',
    make: (claim) => written(claim, 'Activity.Quantity', '0.33333'),
  },
  // Demographics
  {
    family: 'demographics',
    name: 'two digits of the Emirates ID swapped',
    field: 'EmiratesIDNumber',
    make: (claim) => swapped(claim, 'EmiratesIDNumber'),
  },
  {
    family: 'demographics',
    name: 'a digit of the Emirates ID mistyped',
    field: 'EmiratesIDNumber',
    make: (claim, { id }) => written(claim, 'EmiratesIDNumber', mistyped(emiratesIdOf(1990, id.length * 7919), 4)),
  },
  {
    family: 'demographics',
    name: 'a digit of the Emirates ID left out',
    field: 'EmiratesIDNumber',
    make: (claim) => written(claim, 'EmiratesIDNumber', '784-1985-000001-7'),
  },
  {
    family: 'demographics',
    name: 'an Emirates ID of another country',
    field: 'EmiratesIDNumber',
    make: (claim) => written(claim, 'EmiratesIDNumber', emiratesIdOf(1990, 1_234_567, '785')),
  },
  {
    family: 'demographics',
    name: 'born after the visit',
    field: 'EmiratesIDNumber',
    make: (claim) => written(claim, 'EmiratesIDNumber', emiratesIdOf(2091, 1_234_567)),
  },
  {
    family: 'demographics',
    name: 'a clinician with a licence of the other emirate',
    field: 'Activity.Clinician',
    make: (claim, { dialect }) =>
      written(claim, 'Activity.Clinician', dialect === 'dha' ? 'GD90001' : 'DHA-P-90000001'),
  },
  {
    family: 'demographics',
    name: 'the facility as the clinician',
    field: 'Activity.Clinician',
    make: (claim) => written(claim, 'Activity.Clinician', textAt(claim, 'ProviderID')),
  },
  // Price
  {
    family: 'price',
    name: 'the net off by a fils',
    field: 'Net',
    make: (claim) => more(more(claim, 'Net', 0.01), 'Gross', 0.01),
  },
  { family: 'price', name: 'a line off by a fils', field: 'Net', make: (claim) => more(claim, 'Activity.Net', 0.01) },
  {
    family: 'price',
    name: 'a line more than the net knows of',
    field: 'Net',
    kinds: seen,
    make: (claim, { id }) =>
      beside(
        claim,
        'Activity',
        written(
          written(written(lastOf(claim, 'Activity'), 'ID', `${id}-x`.slice(0, 30)), 'Code', '82150'),
          'Net',
          '12.00',
        ),
      ),
  },
  {
    family: 'price',
    name: 'the gross less than its parts',
    field: 'Gross',
    make: (claim) => written(claim, 'Gross', plus(textAt(claim, 'Net'), Number(textAt(claim, 'PatientShare')) - 0.01)),
  },
  {
    family: 'price',
    name: 'gross and net exchanged',
    field: 'Gross',
    make: (claim) =>
      written(
        written(more(claim, 'PatientShare', 30), 'Gross', textAt(claim, 'Net')),
        'Net',
        plus(textAt(claim, 'Net'), 30),
      ),
  },
  {
    family: 'price',
    name: 'a share below zero',
    field: 'PatientShare',
    make: (claim) => written(claim, 'PatientShare', '-5.00'),
  },
  {
    family: 'price',
    name: 'a line below zero',
    field: 'Activity.Net',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Net', '-20'),
  },
  {
    family: 'price',
    name: 'the VAT of a line wrong',
    field: 'Activity.VAT',
    dialect: 'doh',
    kinds: ['taxed'],
    make: (claim) => more(more(claim, 'Activity.VAT', 3), 'VAT', 3),
  },
  {
    family: 'price',
    name: 'the VAT of the claim wrong',
    field: 'VAT',
    dialect: 'doh',
    kinds: ['taxed'],
    make: (claim) => more(claim, 'VAT', 0.01),
  },
  {
    family: 'price',
    name: 'a VAT of 15 percent',
    field: 'Activity.VATPercent',
    dialect: 'doh',
    kinds: ['taxed'],
    make: (claim) => taxedAt(claim, 15),
  },
  {
    family: 'price',
    name: 'a line with a price beside a DRG',
    field: 'Activity.Net',
    kinds: ['drgStay'],
    make: (claim) => pricedBesideDrg(claim),
  },
  // Duplicates
  { family: 'duplicates', name: 'a claim twice', field: 'ID', make: (claim) => [claim, claim] },
  {
    family: 'duplicates',
    name: 'a claim again under another id',
    field: 'Activity.Code',
    make: (claim, { id }) => [claim, twin(claim, `${id}-again`)],
  },
  {
    family: 'duplicates',
    name: 'the id of a line twice',
    field: 'Activity.ID',
    make: (claim) =>
      beside(
        claim,
        'Activity',
        nothingFor(written(lastOf(claim, 'Activity'), 'Code', textAt(lastOf(claim, 'Activity'), 'Code'))),
      ),
  },
  {
    family: 'duplicates',
    name: 'a line twice',
    field: 'Activity.Code',
    make: (claim, { id }) =>
      beside(claim, 'Activity', nothingFor(written(lastOf(claim, 'Activity'), 'ID', `${id}-y`.slice(-30)))),
  },
  // Timeliness
  {
    family: 'timeliness',
    name: 'a service of tomorrow',
    field: 'Activity.Start',
    make: (claim) => written(claim, 'Activity.Start', '30/11/2026 09:00'),
  },
  {
    family: 'timeliness',
    name: 'a visit of next year',
    field: 'Encounter.Start',
    kinds: seen,
    make: (claim) =>
      redate(
        without(claim, 'Encounter.End'),
        'Encounter.Start',
        ({ day, month, time }) => `${day}/${month}/2027 ${time}`,
      ),
  },
  {
    family: 'timeliness',
    name: 'a service of the year before',
    field: 'Activity.Start',
    make: (claim) => redate(claim, 'Activity.Start', ({ day, month, time }) => `${day}/${month}/2025 ${time}`),
  },
  {
    family: 'timeliness',
    name: 'an end before the start',
    field: 'Encounter.End',
    kinds: beds,
    make: (claim) => redate(claim, 'Encounter.End', ({ day, month, time }) => `${day}/${month}/2025 ${time}`),
  },
  {
    family: 'timeliness',
    name: 'start and end exchanged',
    field: 'Encounter.End',
    kinds: beds,
    make: (claim) =>
      written(
        written(claim, 'Encounter.Start', textAt(claim, 'Encounter.End')),
        'Encounter.End',
        textAt(claim, 'Encounter.Start'),
      ),
  },
  {
    family: 'timeliness',
    name: 'a visit of the century before',
    field: 'Encounter.Start',
    dialect: 'dha',
    make: (claim) => redate(claim, 'Encounter.Start', ({ day, month, time }) => `${day}/${month}/1926 ${time}`),
  },
  {
    family: 'timeliness',
    name: 'a service after the file was made',
    field: 'Activity.Start',
    make: (claim) => written(without(claim, 'Encounter.End'), 'Activity.Start', '29/11/2026 07:00'),
  },
  // Completeness
  {
    family: 'completeness',
    name: 'a dental line without its tooth',
    field: 'Activity.Observation',
    kinds: ['dental'],
    make: (claim) => withoutObservations(claim),
  },
  {
    family: 'completeness',
    name: 'a drug without its prescription',
    field: 'Activity.Observation',
    dialect: 'dha',
    kinds: ['pharmacy'],
    make: (claim) => withoutObservations(claim),
  },
  {
    family: 'completeness',
    name: 'a stay without an end',
    field: 'Encounter.End',
    kinds: beds,
    make: (claim) => without(claim, 'Encounter.End'),
  },
  {
    family: 'completeness',
    name: 'a stay without how it began',
    field: 'Encounter.StartType',
    kinds: beds,
    make: (claim) => without(claim, 'Encounter.StartType'),
  },
  {
    family: 'completeness',
    name: 'a stay without how it ended',
    field: 'Encounter.EndType',
    kinds: beds,
    make: (claim) => without(claim, 'Encounter.EndType'),
  },
  {
    family: 'completeness',
    name: 'a transfer from nowhere',
    field: 'Encounter.TransferSource',
    kinds: ['transfer'],
    make: (claim) => without(claim, 'Encounter.TransferSource'),
  },
  {
    family: 'completeness',
    name: 'a transfer to nowhere',
    field: 'Encounter.TransferDestination',
    kinds: ['transfer'],
    make: (claim) => without(claim, 'Encounter.TransferDestination'),
  },
  {
    family: 'completeness',
    name: "a resubmission without the payer's number",
    field: 'IDPayer',
    kinds: ['resubmission'],
    make: (claim) => without(claim, 'IDPayer'),
  },
  {
    family: 'completeness',
    name: 'a line without a clinician',
    field: 'Activity.Clinician',
    make: (claim) => without(claim, 'Activity.Clinician'),
  },
  {
    family: 'completeness',
    name: 'a DRG without what was present at admission',
    field: 'Diagnosis.DxInfo',
    dialect: 'doh',
    kinds: ['drgStay'],
    make: (claim) => withoutInfo(claim),
  },
  // Drug patient share
  {
    family: 'drugPatientShare',
    name: 'a drug without the share',
    field: 'Activity.Observation',
    dialect: 'doh',
    kinds: ['pharmacy'],
    make: (claim) => withoutObservations(claim),
  },
  {
    family: 'drugPatientShare',
    name: 'a share without an amount',
    field: 'Activity.Observation',
    dialect: 'doh',
    kinds: ['pharmacy'],
    make: (claim) => without(claim, 'Activity.Observation.Value'),
  },
  {
    family: 'drugPatientShare',
    name: 'a share as text',
    field: 'Activity.Observation',
    dialect: 'doh',
    kinds: ['pharmacy'],
    make: (claim) => written(claim, 'Activity.Observation.Value', 'AED 4.50'),
  },
  // Schema
  {
    family: 'schema',
    name: 'a date of another country',
    field: 'Encounter.Start',
    make: (claim) =>
      redate(claim, 'Encounter.Start', ({ day, month, year, time }) => `${year}-${month}-${day}T${time}`),
  },
  {
    family: 'schema',
    name: 'a day that no calendar has',
    field: 'Activity.Start',
    make: (claim) => written(claim, 'Activity.Start', '31/09/2026 10:00'),
  },
  {
    family: 'schema',
    name: 'a date without its time',
    field: 'Encounter.Start',
    make: (claim) => redate(claim, 'Encounter.Start', ({ day, month, year }) => `${day}/${month}/${year}`),
  },
  {
    family: 'schema',
    name: 'an amount with a comma',
    field: 'Gross',
    make: (claim) => written(claim, 'Gross', textAt(claim, 'Gross').replace('.', ',').padEnd(4, ',0')),
  },
  {
    family: 'schema',
    name: 'an amount with its currency',
    field: 'PatientShare',
    make: (claim) => written(claim, 'PatientShare', 'AED 10'),
  },
  { family: 'schema', name: 'an amount left empty', field: 'Net', make: (claim) => written(claim, 'Net', '') },
  {
    family: 'schema',
    name: 'an unknown encounter type',
    field: 'Encounter.Type',
    make: (claim) => written(claim, 'Encounter.Type', '11'),
  },
  {
    family: 'schema',
    name: 'an unknown activity type',
    field: 'Activity.Type',
    make: (claim) => written(claim, 'Activity.Type', '7'),
  },
  {
    family: 'schema',
    name: 'an unknown diagnosis type',
    field: 'Diagnosis.Type',
    make: (claim) =>
      written(
        beside(claim, 'Diagnosis', element('Diagnosis', ['Type', 'Primary'], ['Code', 'Z51.5'])),
        'Encounter.Type',
        textAt(claim, 'Encounter.Type'),
      ),
  },
  {
    family: 'schema',
    name: 'an unknown start type',
    field: 'Encounter.StartType',
    kinds: beds,
    make: (claim) => written(claim, 'Encounter.StartType', '9'),
  },
  {
    family: 'schema',
    name: 'an unknown type of resubmission',
    field: 'Resubmission.Type',
    kinds: ['resubmission'],
    make: (claim) => written(claim, 'Resubmission.Type', 'complaint'),
  },
  {
    family: 'schema',
    name: 'an observation of the other emirate',
    field: 'Activity.Observation.Type',
    kinds: ['dental'],
    make: (claim, { dialect }) =>
      written(claim, 'Activity.Observation.Type', dialect === 'dha' ? 'SNOMED CT' : 'Financial'),
  },
  {
    family: 'schema',
    name: 'amounts in the wrong order',
    field: 'Gross',
    make: (claim) => moved(claim, 'Gross', 'Net'),
  },
  {
    family: 'schema',
    name: 'the diagnosis after the activities',
    field: 'Diagnosis',
    make: (claim) => moved(claim, 'Diagnosis', 'Activity'),
  },
  { family: 'schema', name: 'no provider', field: 'ProviderID', make: (claim) => without(claim, 'ProviderID') },
  {
    family: 'schema',
    name: 'no quantity element',
    field: 'Activity.Quantity',
    make: (claim) => without(claim, 'Activity.Quantity'),
  },
  { family: 'schema', name: 'the net twice', field: 'Net', make: (claim) => edited(claim, 'Net', (net) => [net, net]) },
  {
    family: 'schema',
    name: 'a name in small letters',
    field: 'PatientShare',
    make: (claim) => edited(claim, 'PatientShare', ([, holds]) => [['Patientshare', holds]]),
  },
  {
    family: 'schema',
    name: 'an element of nobody',
    field: 'PatientName',
    make: (claim) => edited(claim, 'Net', (net) => [net, ['PatientName', 'Layla']]),
  },
  {
    family: 'schema',
    name: 'a claim of another provider',
    field: 'ProviderID',
    make: (claim, { dialect }) => written(claim, 'ProviderID', dialect === 'dha' ? 'DHA-F-9000077' : 'MF9077'),
  },
  {
    family: 'schema',
    name: 'a space in a licence',
    field: 'PayerID',
    dialect: 'dha',
    make: (claim) => written(claim, 'PayerID', 'INS 026'),
  },
  {
    family: 'schema',
    name: 'a record number that is too long',
    field: 'Encounter.PatientID',
    dialect: 'dha',
    make: (claim) => written(claim, 'Encounter.PatientID', 'MRN'.padEnd(31, '0')),
  },
  // Visits that exclude each other
  {
    family: 'units',
    name: 'a consultation twice on a day',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim, { id }) => withLaterVisit(claim, id, textAt(claim, 'Activity.Code')),
  },
  {
    family: 'units',
    name: 'a consultation with the quantity two',
    field: 'Activity.Quantity',
    kinds: seen,
    make: (claim) => written(claim, 'Activity.Quantity', '2'),
  },
  {
    family: 'pairing',
    name: 'two levels of one consultation',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim, { id }) => withLaterVisit(written(claim, 'Activity.Code', '99213'), id, '99215'),
  },
  {
    family: 'pairing',
    name: 'a first visit and a follow-up on one day',
    field: 'Activity.Code',
    kinds: seen,
    make: (claim, { id }) => withLaterVisit(written(claim, 'Activity.Code', '99204'), id, '99212'),
  },
  // Conflicts
  {
    family: 'conflict',
    name: 'a service after the patient died',
    field: 'Activity.Start',
    kinds: beds,
    make: (claim) => {
      const end = textAt(claim, 'Encounter.End');
      const at = (time: string): string => redated(end, ({ day, month, year }) => `${day}/${month}/${year} ${time}`);
      return written(
        written(written(claim, 'Encounter.EndType', '5'), 'Encounter.End', at('12:00')),
        'Activity.Start',
        at('12:01'),
      );
    },
  },
  {
    family: 'conflict',
    name: 'a patient at two facilities at once',
    field: 'Encounter.FacilityID',
    dialect: 'doh',
    kinds: beds,
    make: (claim) => beside(claim, 'Encounter', written(lastOf(claim, 'Encounter'), 'FacilityID', 'MF9002')),
  },
  {
    family: 'conflict',
    name: 'more consultations than a day has hours for',
    field: 'Activity.Clinician',
    kinds: seen,
    make: (claim) => written(written(claim, 'Activity.Code', '99215'), 'Activity.Quantity', '25'),
  },
  {
    family: 'conflict',
    name: 'more consultations in two claims than a day has hours for',
    field: 'Activity.Clinician',
    kinds: seen,
    make: (claim) => {
      const long = written(written(claim, 'Activity.Code', '99205'), 'Activity.Quantity', '9');
      return [long, ofAnother(long)];
    },
  },
  {
    family: 'conflict',
    name: 'a clinician at two facilities in one minute',
    field: 'Activity.Clinician',
    kinds: seen,
    make: (claim, { dialect }) => [
      claim,
      written(ofAnother(claim), 'Encounter.FacilityID', dialect === 'dha' ? 'DHA-F-9000002' : 'MF9002'),
    ],
  },
];

/** The claim with a consultation at the last minute of the day that costs nothing. */
function withLaterVisit(claim: Node, id: string, code: string): Node {
  const visit = nodesAt(claim, 'Activity')[0] ?? lastOf(claim, 'Activity');
  const last = redate(visit, 'Start', ({ day, month, year }) => `${day}/${month}/${year} 23:59`);
  return beside(claim, 'Activity', written(nothingFor(written(last, 'ID', `${id}-z`.slice(-30))), 'Code', code));
}

/** The same claim of another patient. */
function ofAnother(claim: Node): Node {
  const other = written(written(claim, 'ID', `${textAt(claim, 'ID')}-other`), 'MemberID', '77-1');
  return written(other, 'EmiratesIDNumber', emiratesIdOf(1999, 7_654_321));
}

function principalTo(claim: Node, type: string): Node {
  const [name, holds] = claim;
  if (typeof holds === 'string') return claim;
  return [
    name,
    holds.map((child) =>
      child[0] === 'Diagnosis' && textAt(child, 'Type') === 'Principal' ? written(child, 'Type', type) : child,
    ),
  ];
}

/** A line that costs nothing: the sums stay as they were. */
function nothingFor(line: Node): Node {
  return ['VAT', 'Net'].reduce(
    (made, name) => (nodesAt(made, name).length > 0 ? written(made, name, '0') : made),
    line,
  );
}

function taxedAt(claim: Node, percent: number): Node {
  const vat = (Number(textAt(claim, 'Activity.Net')) * percent) / 100;
  const changed = vat - Number(textAt(claim, 'Activity.VAT'));
  return written(
    written(more(claim, 'VAT', changed), 'Activity.VATPercent', String(percent)),
    'Activity.VAT',
    vat.toFixed(2),
  );
}

function pricedBesideDrg(claim: Node): Node {
  const line = written(written(lastOf(claim, 'Activity'), 'ID', 'BESIDE'), 'Net', '75.00');
  return more(more(beside(claim, 'Activity', written(line, 'Code', '85730')), 'Net', 75), 'Gross', 75);
}

function withoutInfo(claim: Node): Node {
  const [name, holds] = claim;
  if (typeof holds === 'string') return claim;
  return [name, holds.map((child) => (child[0] === 'Diagnosis' ? without(child, 'DxInfo') : child))];
}

/** A claim with all its elements of a name put behind the last one of another. */
function moved(claim: Node, which: string, behind: string): Node {
  const [name, holds] = claim;
  if (typeof holds === 'string') return claim;
  const [others, taken] = [holds.filter(([each]) => each !== which), holds.filter(([each]) => each === which)];
  const at = others.map(([each]) => each).lastIndexOf(behind) + 1;
  return [name, [...others.slice(0, at), ...taken, ...others.slice(at)]];
}

/** A claim with a wrong sum and a diagnosis of the old classification. */
export const withTwoErrors = (claim: Node): Node =>
  written(more(more(claim, 'Gross', 1), 'Net', 1), 'Diagnosis.Code', '250.00');

export interface SeededError {
  readonly dialect: ClaimDialect;
  readonly family: SeededFamily;
  readonly name: string;
  /** The id of the wrong claim, and the field of it. */
  readonly claim: string;
  readonly field: string;
  readonly nodes: readonly Node[];
}

/** So many errors, mistake by mistake and round by round, each in a clean claim of its own. */
export function seededErrors(count: number, from: number): readonly SeededError[] {
  const found: SeededError[] = [];
  for (let at = from; found.length < count; at += 1) {
    const mistake = mistakes[(at - from) % mistakes.length] as Mistake;
    const dialect =
      mistake.dialect ??
      ((Math.floor((at - from) / mistakes.length) + ((at - from) % mistakes.length)) % 2 === 0 ? 'dha' : 'doh');
    const kinds = (mistake.kinds ?? kindsOf(dialect)).filter((kind) => kindsOf(dialect).includes(kind));
    const clean = cleanClaim(dialect, kinds[at % kinds.length] ?? 'visit', at);
    const made = mistake.make(clean.node, clean);
    const nodes = typeof made[0] === 'string' ? [made as Node] : (made as readonly [Node, Node]);
    const { family, name, field } = mistake;
    found.push({ dialect, family, name, claim: textAt(nodes.at(-1) ?? clean.node, 'ID'), field, nodes });
  }
  return found;
}

/** Mistakes in the head of a file, which need a file each. */
export const headMistakes: readonly {
  readonly name: string;
  readonly field: string;
  readonly head: Partial<HeadTexts>;
}[] = [
  { name: 'a record count that lies', field: 'Header.RecordCount', head: { recordCount: '3' } },
  { name: 'a record count in words', field: 'Header.RecordCount', head: { recordCount: 'one' } },
  { name: 'an unknown disposition', field: 'Header.DispositionFlag', head: { dispositionFlag: 'LIVE' } },
  { name: 'a date of another country', field: 'Header.TransactionDate', head: { transactionDate: '2026-11-28 10:00' } },
];
