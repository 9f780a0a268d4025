import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { isIsoDay } from '../../shared/_field/dateText.ts';
import { documentTypes } from '../../shared/_field/documentTypes.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { EditedAuthorizationRule } from '../../shared/authorizationRule/routes.ts';
import type {
  codeSystems,
  limitKinds,
  RuleContent,
  RuleExample,
  ruleEncounters,
} from '../../shared/authorizationRule/ruleModel.ts';
import { ruleProblems } from '../../shared/authorizationRule/ruleProblems.ts';
import {
  codesOf,
  codeText,
  diagnosesOf,
  exceptionsOf,
  exceptionText,
  observationsOf,
  observationText,
} from '../../shared/authorizationRule/ruleText.ts';

/** A rule of which nothing is written yet. */
export const emptyRule: RuleContent = {
  name: '',
  nameArabic: '',
  serviceFamily: 'other',
  codeSystem: null,
  codes: [],
  encounterTypes: [],
  diagnoses: [],
  exceptions: [],
  limit: null,
  needsApproval: 'yes',
  documents: [],
  observations: [],
  severity: 'block',
  decides: null,
  source: { title: '', address: '', revisedOn: '' },
  effectiveFrom: '',
  effectiveUntil: '',
  examples: { passes: null, fails: null },
};

type System = (typeof codeSystems)[number];

/** An example as it is typed; its code decides whether there is one. */
export interface ExampleValues {
  encounterType: number | null;
  planName: string;
  facilityLicense: string;
  diagnosis: string;
  codeSystem: System | null;
  code: string;
  quantity: number | null;
  netDirhams: number | null;
  observations: string;
  /** The places of the documents in the list of all types. */
  documents: number[];
}

/** A rule as its form holds it: lists of codes as text, one a line, and money in dirhams. */
export interface RuleValues {
  name: string;
  nameArabic: string;
  serviceFamily: RuleContent['serviceFamily'];
  codeSystem: System | null;
  codes: string;
  encounterTypes: number[];
  diagnoses: string;
  exceptions: string;
  limitKind: (typeof limitKinds)[number] | null;
  limitValue: number | null;
  needsApproval: RuleContent['needsApproval'];
  documents: number[];
  observations: string;
  severity: RuleContent['severity'];
  effect: NonNullable<RuleContent['decides']>['effect'] | null;
  denialCode: string | null;
  sourceTitle: string;
  sourceAddress: string;
  revisedOn: string;
  effectiveFrom: string;
  effectiveUntil: string;
  passes: ExampleValues;
  fails: ExampleValues;
}

const placesOf = (documents: RuleContent['documents']): number[] =>
  documents.map((each) => documentTypes.indexOf(each));
const documentsAt = (places: readonly number[]): RuleContent['documents'] =>
  places.flatMap((at) => documentTypes[at] ?? []);

const isAmount = (kind: RuleValues['limitKind']): boolean => kind === 'amountAbove' || kind === 'amountAtMost';

const emptyExample: ExampleValues = {
  encounterType: 1,
  planName: '',
  facilityLicense: '',
  diagnosis: '',
  codeSystem: 3,
  code: '',
  quantity: 1,
  netDirhams: 100,
  observations: '',
  documents: [],
};

const exampleValues = (example: RuleExample | null): ExampleValues =>
  example
    ? {
        ...example,
        codeSystem: example.codeSystem as System,
        netDirhams: example.netFils / 100,
        observations: example.observations.map(observationText).join('\n'),
        documents: placesOf(example.documentTypes),
      }
    : emptyExample;

function exampleOf({ netDirhams, documents, ...typed }: ExampleValues): RuleExample | null {
  if (typed.code.trim() === '') return null;
  return {
    encounterType: typed.encounterType ?? 1,
    planName: typed.planName.trim(),
    facilityLicense: typed.facilityLicense.trim(),
    diagnosis: typed.diagnosis.trim().toUpperCase(),
    codeSystem: typed.codeSystem ?? 3,
    code: typed.code.trim().toUpperCase(),
    quantity: typed.quantity ?? 0,
    netFils: Math.round((netDirhams ?? 0) * 100),
    observations: observationsOf(typed.observations),
    documentTypes: documentsAt(documents),
  };
}

/** The form of a rule's content. */
export const valuesOf = (content: RuleContent): RuleValues => ({
  name: content.name,
  nameArabic: content.nameArabic,
  serviceFamily: content.serviceFamily,
  codeSystem: content.codeSystem,
  codes: content.codes.map(codeText).join('\n'),
  encounterTypes: [...content.encounterTypes],
  diagnoses: content.diagnoses.join('\n'),
  exceptions: content.exceptions.map(exceptionText).join('\n'),
  limitKind: content.limit?.kind ?? null,
  limitValue: content.limit && (isAmount(content.limit.kind) ? content.limit.value / 100 : content.limit.value),
  needsApproval: content.needsApproval,
  documents: placesOf(content.documents),
  observations: content.observations.map(observationText).join('\n'),
  severity: content.severity,
  effect: content.decides?.effect ?? null,
  denialCode: content.decides?.denialCode || null,
  sourceTitle: content.source.title,
  sourceAddress: content.source.address,
  revisedOn: content.source.revisedOn,
  effectiveFrom: content.effectiveFrom,
  effectiveUntil: content.effectiveUntil,
  passes: exampleValues(content.examples.passes),
  fails: exampleValues(content.examples.fails),
});

/** An incomplete date is saved as empty. */
const dayOf = (text: string): string => (isIsoDay(text) ? text : '');

function limitOf({ limitKind, limitValue }: RuleValues): RuleContent['limit'] {
  if (limitKind === null || limitValue === null) return null;
  return { kind: limitKind, value: isAmount(limitKind) ? Math.round(limitValue * 100) : limitValue };
}

/** The content that a form stands for. */
export const contentOf = (values: RuleValues): RuleContent => ({
  name: values.name.trim(),
  nameArabic: values.nameArabic.trim(),
  serviceFamily: values.serviceFamily,
  codeSystem: values.codeSystem,
  codes: codesOf(values.codes),
  encounterTypes: values.encounterTypes as (typeof ruleEncounters)[number][],
  diagnoses: diagnosesOf(values.diagnoses),
  exceptions: exceptionsOf(values.exceptions),
  limit: limitOf(values),
  needsApproval: values.needsApproval,
  documents: documentsAt(values.documents),
  observations: observationsOf(values.observations),
  severity: values.severity,
  decides: values.effect && {
    effect: values.effect,
    denialCode: values.effect === 'deny' ? (values.denialCode ?? '') : '',
  },
  source: {
    title: values.sourceTitle.trim(),
    address: values.sourceAddress.trim(),
    revisedOn: dayOf(values.revisedOn),
  },
  effectiveFrom: dayOf(values.effectiveFrom),
  effectiveUntil: dayOf(values.effectiveUntil),
  examples: { passes: exampleOf(values.passes), fails: exampleOf(values.fails) },
});

/** What the editor begins with: the draft, else the newest version without its days. */
export function beginningOf({ draft, newest }: EditedAuthorizationRule): RuleValues {
  if (draft) return valuesOf(draft);
  return valuesOf(newest ? { ...newest, effectiveFrom: '', effectiveUntil: '' } : emptyRule);
}

const fieldNames: Readonly<Record<string, string>> = {
  'limit.value': 'limitValue',
  'decides.denialCode': 'denialCode',
  'source.title': 'sourceTitle',
  'source.address': 'sourceAddress',
  'examples.passes': 'passes.code',
  'examples.fails': 'fails.code',
};

/** The form's field of a field of the content: lists are one field each. */
const formField = (field: string): string => fieldNames[field] ?? field.split('.')[0] ?? field;

/** Checks what a rule needs before it is sent to a second person, as the server will. */
export const ruleResolver =
  (lastEffectiveFrom: string | null): Resolver<RuleValues> =>
  async (values) => {
    const problems = ruleProblems(contentOf(values), { today: emiratesDateOf(new Date()), lastEffectiveFrom });
    const errors: FieldErrors<RuleValues> = {};
    for (const { field, problem } of problems)
      set(errors, formField(field), { type: problem, message: `authorizationRule:needs.${problem}` });
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
