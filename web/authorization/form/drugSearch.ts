import { genericDrug } from '../../../shared/authorization/authorizationTypes.ts';
import type { ListedDrug } from '../../../shared/authorization/listedDrug.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { dispenseModes } from '../../../shared/formulary/dispenseModes.ts';
import { call } from '../../api/client.ts';
import { useApi } from '../../api/useApi.ts';
import type { CodeOption } from '../../field/lookups/CodeOptionField.tsx';
import type { LineValues } from './formValues.ts';

const { searchDrugs } = authorizationApi.endpoints;

interface Place {
  readonly type: LineValues['type'];
  readonly payerId: number | null;
  /** The day of service, ISO; empty while it is not known. */
  readonly day: string;
}

/** What is shown of a drug: trade and generic name, strength, form, package and class. Lists have names in Latin script only. */
function optionsOf(drug: ListedDrug, type: Place['type']): CodeOption[] {
  const { code, genericCode, packageName, genericName, strength, dosageForm, packageSize, dispenseMode } = drug;
  const isGeneric = type === genericDrug;
  if (isGeneric && genericCode === null) return [];
  const substance = [genericName, strength, dosageForm].filter(Boolean).join(' ');
  const words = isGeneric ? [substance] : [packageName, substance, packageSize];
  const mode = dispenseModes.find(({ value }) => value === dispenseMode)?.title;
  const text = (title: string | undefined) => [...words, title].filter(Boolean).join(' · ');
  return [{ code: (isGeneric ? genericCode : code) ?? code, en: text(mode?.en), ar: text(mode?.ar) }];
}

const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** What was typed, as the code of a drug that the payer's list does not have: it may be asked for as well. */
const typedCode = (text: string): CodeOption[] =>
  /^(?=.*\d)[\w./-]{3,20}$/.test(text) ? [{ code: text.toUpperCase(), en: '', ar: '' }] : [];

const queryOf = ({ payerId, day }: { payerId: number; day: string }, searchTerm: string) => ({
  query: { payerId, searchTerm, ...(day && { on: day }) },
});

/** Drugs of the payer's list, each code once; last what was typed, where it is no code of the list. */
export async function findDrugs(
  { type, payerId, day }: Place,
  text: string,
  signal: AbortSignal,
): Promise<readonly CodeOption[]> {
  const typed = typedCode(text.trim());
  if (payerId === null) return typed;
  const { data } = await call(searchDrugs, queryOf({ payerId, day }, text), { signal });
  const found = (data?.items ?? []).flatMap((drug) => optionsOf(drug, type));
  const once = found.filter(({ code }, at) => found.findIndex((each) => isSameCode(each.code, code)) === at);
  return [...once, ...typed.filter(({ code }) => !once.some((each) => isSameCode(each.code, code)))];
}

/** The drug of a code in the payer's list; null where the list does not have it, undefined while that is not known. */
export function useListedDrug({ type, payerId, day, code }: Place & { code: string | null }) {
  const isAsked = type === 5 && payerId !== null && code !== null;
  const { data } = useApi(searchDrugs, isAsked ? queryOf({ payerId, day }, code) : null, { revalidateIfStale: false });
  if (!isAsked || !data) return undefined;
  const found = data.items.find((drug) => isSameCode(drug.code, code));
  return found ? (optionsOf(found, type)[0] ?? null) : null;
}
