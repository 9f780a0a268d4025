import type { ClaimDialect } from './claim.ts';

/** The form of a value: by the regulators' types, of which each field has one. `isTrimmed`: spaces around it are nothing. */
export type ValueForm =
  | {
      readonly kind: 'text';
      readonly isTrimmed?: true;
      readonly least?: number;
      readonly most?: number;
      readonly hasNoSpace?: true;
      readonly pattern?: RegExp;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly isTrimmed?: true }
  | { readonly kind: 'amount' | 'quantity' | 'instant' | 'count' | 'file'; readonly isTrimmed?: true };

/** An element of a schema: how often it stands, and what is in it. */
export interface ElementSpec {
  readonly name: string;
  readonly least: 0 | 1;
  readonly most: 1 | 'many';
  readonly holds: ValueForm | readonly ElementSpec[];
  /** Real files have it empty where there is nothing to say (domain 2). */
  readonly isEmptyAllowed?: true;
}

const text = (limits: Omit<Extract<ValueForm, { kind: 'text' }>, 'kind'> = {}): ValueForm => ({
  kind: 'text',
  ...limits,
});
const choice = (...of: readonly (string | number)[]): ValueForm => ({ kind: 'choice', of: of.map(String) });
const amount = { kind: 'amount' } as const;
const instant = { kind: 'instant' } as const;
const one = (name: string, holds: ElementSpec['holds']): ElementSpec => ({ name, least: 1, most: 1, holds });
const maybe = (name: string, holds: ElementSpec['holds']): ElementSpec => ({ name, least: 0, most: 1, holds });
const some = (name: string, holds: ElementSpec['holds']): ElementSpec => ({ name, least: 1, most: 'many', holds });
const any = (name: string, holds: ElementSpec['holds']): ElementSpec => ({ name, least: 0, most: 'many', holds });
const emptyAllowed = (spec: ElementSpec): ElementSpec => ({ ...spec, isEmptyAllowed: true });

const trimmed = <Form extends ValueForm>(form: Form): Form => ({ ...form, isTrimmed: true });
const named = text({ least: 1, hasNoSpace: true });
const resubmissionOf = (types: ValueForm, comment: ValueForm) => [
  one('Type', types),
  one('Comment', comment),
  maybe('Attachment', { kind: 'file' }),
];

const header = (licence: ValueForm, flags: ValueForm, form: <Form extends ValueForm>(of: Form) => Form): ElementSpec =>
  one('Header', [
    one('SenderID', form(licence)),
    one('ReceiverID', form(licence)),
    one('TransactionDate', form(instant)),
    one('RecordCount', { kind: 'count' }),
    one('DispositionFlag', form(flags)),
  ]);

/** Encounter types that both regulators have; 10 means a test before an operation in Dubai, telemedicine in Abu Dhabi. */
const encounterTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 41, 42];

const dha: readonly ElementSpec[] = [
  header(named, choice('TEST', 'PRODUCTION'), (form) => form),
  some('Claim', [
    one('ID', text({ least: 1 })),
    maybe('IDPayer', text({ most: 50 })),
    maybe('MemberID', text({ most: 30 })),
    one('PayerID', named),
    one('ProviderID', named),
    one('EmiratesIDNumber', text({ pattern: /^\d{3}-\d{4}-\d{7}-\d$/ })),
    one('Gross', amount),
    one('PatientShare', amount),
    one('Net', amount),
    maybe('Encounter', [
      one('FacilityID', named),
      one('Type', choice(...encounterTypes)),
      one('PatientID', text({ least: 1, most: 30 })),
      one('Start', instant),
      maybe('End', instant),
      maybe('StartType', choice(1, 2, 3, 4, 5, 6, 7)),
      maybe('EndType', choice(1, 2, 3, 4, 5, 6, 7, 8)),
      maybe('TransferSource', text({ most: 100 })),
      maybe('TransferDestination', text({ most: 100 })),
    ]),
    some('Diagnosis', [
      one('Type', choice('Principal', 'Secondary', 'Admitting')),
      one('Code', named),
      // The published schema lacks it, and current files have it (domain 0.2).
      any('DxInfo', [one('Type', choice('POA')), one('Code', choice('Y', 'N', 'U', 'W', 1, 'OP'))]),
    ]),
    some('Activity', [
      one('ID', text({ least: 1, most: 30 })),
      one('Start', instant),
      one('Type', choice(3, 4, 5, 6, 8, 9, 10)),
      one('Code', named),
      one('Quantity', { kind: 'quantity' }),
      one('Net', amount),
      one('Clinician', named),
      maybe('PriorAuthorizationID', text({ most: 50 })),
      any('Observation', [
        // ROM stands in current files beside those of the published list.
        one(
          'Type',
          choice('LOINC', 'Text', 'File', 'Universal Dental', 'Financial', 'Grouping', 'ERX', 'Result', 'ROM'),
        ),
        one('Code', text({ least: 1, most: 25 })),
        maybe('Value', text()),
        maybe('ValueType', text({ most: 25 })),
      ]),
    ]),
    emptyAllowed(
      maybe(
        'Resubmission',
        resubmissionOf(choice('correction', 'internal complaint', 'legacy', 'reconciliation'), text({ most: 2000 })),
      ),
    ),
    maybe('Contract', [maybe('PackageName', text({ most: 100 }))]),
  ]),
];

const shadow = ['SHADOW_NOT_FOR_PAYMENT_SUBMIT', 'SHADOW_NOT_FOR_PAYMENT_VALIDATE_ONLY'];

const doh: readonly ElementSpec[] = [
  header(
    text({ least: 1 }),
    choice(
      ...['PRODUCTION', 'TEST', 'PTE_SUBMIT', 'PTE_VALIDATE_ONLY', 'PTE_RESPONSE'],
      ...shadow.flatMap((flag) => [flag, `PTE_${flag}`]),
    ),
    trimmed,
  ),
  some('Claim', [
    one('ID', trimmed(text({ least: 1 }))),
    maybe('IDPayer', text()),
    maybe('MemberID', text()),
    one('PayerID', trimmed(text({ least: 1 }))),
    one('ProviderID', text()),
    one('EmiratesIDNumber', trimmed(text({ least: 1 }))),
    one('Gross', amount),
    one('PatientShare', amount),
    one('Net', amount),
    maybe('VAT', amount),
    some('Encounter', [
      one('FacilityID', text()),
      one('Type', choice(...encounterTypes, 103)),
      one('PatientID', trimmed(text({ least: 1 }))),
      maybe('EligibilityIDPayer', text()),
      one('Start', instant),
      maybe('End', instant),
      maybe('StartType', choice(1, 2, 3, 4, 5, 6, 7, 8)),
      maybe('EndType', choice(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
      maybe('TransferSource', text()),
      maybe('TransferDestination', text()),
    ]),
    some('Diagnosis', [
      one('Type', trimmed(choice('Principal', 'Secondary', 'Admitting', 'ReasonForVisit'))),
      one('Code', trimmed(text({ least: 1 }))),
      any('DxInfo', [
        one('Type', trimmed(choice('POA', 'Year of Onset', 'Birth Weight', 'ICD10-GM', 'ICD10-CM', 'KCD'))),
        one('Code', trimmed(text({ least: 1 }))),
      ]),
    ]),
    some('Activity', [
      maybe('ID', text({ most: 30 })),
      one('Start', instant),
      one('Type', choice(1, 2, 3, 4, 5, 6, 8, 9, 10)),
      one('Code', trimmed(text({ least: 1 }))),
      one('Quantity', amount),
      one('Net', amount),
      maybe('OrderingClinician', text()),
      maybe('Clinician', text()),
      maybe('PriorAuthorizationID', text()),
      maybe('VAT', amount),
      maybe('VATPercent', amount),
      maybe('DateOrdered', instant),
      any('Observation', [
        one(
          'Type',
          choice('CPT', 'HL7v3 Native', 'LOINC', 'SNOMED CT', 'Text', 'File', 'Flags', 'Universal Dental', 'Episode'),
        ),
        one('Code', trimmed(text({ least: 1 }))),
        maybe('Value', text()),
        maybe('ValueType', text()),
      ]),
    ]),
    emptyAllowed(
      maybe(
        'Resubmission',
        resubmissionOf(choice('correction', 'internal complaint', 'legacy'), text({ least: 1, most: 2000 })),
      ),
    ),
    maybe('Contract', [maybe('PackageName', text())]),
  ]),
];

/** Claim.Submission of each regulator: its elements in their order, as their XSDs have them (domain 2). */
const claimSchemas: Readonly<Record<ClaimDialect, readonly ElementSpec[]>> = { dha, doh };

const namesIn = ({ name, holds }: ElementSpec): readonly string[] => [
  name,
  ...(Array.isArray(holds) ? (holds as readonly ElementSpec[]).flatMap(namesIn) : []),
];

/** The names of all elements, by themselves in small letters. */
export const elementNames: ReadonlyMap<string, string> = new Map(
  [...dha, ...doh].flatMap(namesIn).map((name) => [name.toLowerCase(), name] as const),
);

/** What is in a head, or in a claim. */
export function elementsOf(dialect: ClaimDialect, record: 'Header' | 'Claim'): readonly ElementSpec[] {
  const found = claimSchemas[dialect].find(({ name }) => name === record)?.holds;
  return Array.isArray(found) ? found : [];
}
