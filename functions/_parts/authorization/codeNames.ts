import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfDay } from '../../../shared/_field/serviceDate.ts';
import { codeSetOf } from '../../../shared/authorization/authorizationTypes.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';
import { periodOn, periodsOfCode } from '../../_data/activityCode/activityCode.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { namedClinicians } from '../../_data/clinician/namedClinicians.ts';
import { drugByCode } from '../../_data/formulary/drugs.ts';
import { formularyAsked } from '../../_data/versionedList/listPointer.ts';

/** Loaded by the first request that has a diagnosis. */
const classification = () => import('../icd10/diseaseNames.ts');

type Named = Pick<StoredAuthorization, 'form' | 'answer' | 'facilityId' | 'serviceDate'>;
type ActivityName = CodeNames['activities'][number];
type Coded = Pick<ActivityName, 'type' | 'code'>;

/** The codes of the lines, and those that the answer names instead, each once. */
function codesOf({ form, answer }: Pick<Named, 'form' | 'answer'>): Coded[] {
  const lines: readonly Coded[] = [...(form?.lines ?? []), ...(answer?.lines ?? [])];
  return [...new Map(lines.map(({ type, code }) => [`${type} ${code}`, { type, code }])).values()];
}

type ReadPeriods = (of: Parameters<typeof periodsOfCode>[1]) => ReturnType<typeof periodsOfCode>;

/** Reads the periods of codes, each once however often it is asked for. */
export function codeReader(store: DynamoDBDocumentClient): ReadPeriods {
  const asked = new Map<string, ReturnType<typeof periodsOfCode>>();
  return ({ codeSet, code }) => {
    const key = `${codeSet} ${code}`;
    const found = asked.get(key) ?? periodsOfCode(store, { codeSet, code });
    asked.set(key, found);
    return found;
  };
}

/** What a code was called on the day of service; one that no list had then has the words of its last period. */
async function activityName(read: ReadPeriods, { type, code }: Coded, day: string): Promise<ActivityName | null> {
  const codeSet = codeSetOf(type);
  if (!codeSet) return null;
  const periods = await read({ codeSet, code });
  const found = periodOn(periods, day) ?? periods.at(-1);
  return found ? { type, code, description: found.description, descriptionArabic: found.descriptionArabic } : null;
}

/** What drugs are called in the list of the payer that is asked. */
async function drugNames(
  store: DynamoDBDocumentClient,
  { form }: Pick<Named, 'form'>,
  { codes, day }: { readonly codes: readonly Coded[]; readonly day: string },
): Promise<ActivityName[]> {
  const drugs = codes.filter(({ type }) => codeSetOf(type) === null);
  const list = form && drugs.length > 0 ? await formularyAsked(store, form.payerId, endOfDay(day)) : null;
  if (!list) return [];
  const found = await Promise.all(drugs.map(({ code }) => drugByCode(store, list, code)));
  return drugs.flatMap(({ type, code }, at) => {
    const description = found[at]?.texts.packageName ?? found[at]?.texts.genericName;
    return description ? [{ type, code, description, descriptionArabic: '' }] : [];
  });
}

interface ListedCodes {
  readonly codes: readonly Coded[];
  /** Codes of ICD-10-CM. */
  readonly diagnoses: readonly string[];
  /** The day of service. */
  readonly day: string;
}

/** The names of activities and diagnoses that stand in the portal's own lists; a drug is in its payer's list only. */
export async function listedNames(
  store: DynamoDBDocumentClient,
  { codes, diagnoses, day }: ListedCodes,
  read: ReadPeriods = codeReader(store),
): Promise<Pick<CodeNames, 'activities' | 'diagnoses'>> {
  const activities = await Promise.all(codes.map((coded) => activityName(read, coded, day)));
  return {
    activities: activities.filter((name) => name !== null),
    diagnoses: diagnoses.length > 0 ? (await classification()).diseaseNames(diagnoses) : [],
  };
}

/** What the codes and licences of a request are called, for both of its sides, its prints and the queue. */
export async function codeNamesOf(
  store: DynamoDBDocumentClient,
  found: Named,
  read: ReadPeriods = codeReader(store),
): Promise<CodeNames> {
  const { form, serviceDate } = found;
  if (!form) return { activities: [], diagnoses: [], clinicians: [] };
  const day = serviceDate ?? '9999-12-31';
  const codes = codesOf(found);
  const diagnoses = form.diagnoses.map(({ code }) => code);
  const [listed, drugs, clinicians] = await Promise.all([
    listedNames(store, { codes, diagnoses, day }, read),
    drugNames(store, found, { codes, day }),
    namedClinicians(store, found),
  ]);
  return { activities: [...listed.activities, ...drugs], diagnoses: listed.diagnoses, clinicians };
}
