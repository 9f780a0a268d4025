import { handler } from '../../../functions/formulary/index.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { DifferenceKind } from '../../../shared/_parts/versionedList/rowChange.ts';
import type { ListVersion, VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import { formularySheet } from '../../../shared/formulary/formularySheet.ts';
import { formularyApi } from '../../../shared/formulary/routes.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';

export const formularyCalls = formularyApi.endpoints;

/** The heads of the regulator's own list. */
export const drugHeads = Object.values(formularySheet.columns).map(({ title }) => title.en);
export const headOf = (column: keyof typeof formularySheet.columns): string => formularySheet.columns[column].title.en;

export type DrugCells = Readonly<Record<string, string>>;

/** An invented drug, by the heads of the list. */
export const aDrug = (at: number, cells: DrugCells = {}): DrugCells => ({
  [headOf('code')]: `A${String(at).padStart(3, '0')}-0692-02910-02`,
  [headOf('packageName')]: `INVENTAL ${at}`,
  [headOf('genericCode')]: `0692-${at}`,
  [headOf('genericName')]: 'Inventum',
  [headOf('strength')]: '400 mg',
  [headOf('dosageForm')]: 'Tablets',
  [headOf('packageSize')]: "30's (10's Blister x 3)",
  [headOf('dispenseMode')]: 'Prescription Only Medicine',
  [headOf('packagePublic')]: '16.5',
  [headOf('packagePharmacy')]: '13.2',
  [headOf('unitPublic')]: '0.55',
  [headOf('status')]: 'Active',
  [headOf('manufacturer')]: 'Invented Labs',
  [headOf('basic')]: 'Yes',
  [headOf('abm1')]: 'No',
  ...cells,
});

/** The cells of a drug with this price of a package. */
export const price = (dirhams: string): DrugCells => ({ [headOf('packagePublic')]: dirhams });

/** So many drugs; `changed` says what is special about some of them, by their number. */
export const someDrugs = (count: number, changed: Readonly<Record<number, DrugCells>> = {}): DrugCells[] =>
  Array.from({ length: count }, (_, at) => aDrug(at, changed[at]));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A list as the regulator publishes it, as CSV. */
export const drugFile = (drugs: readonly DrugCells[], { name = 'drugs.csv', heads = drugHeads } = {}): File =>
  new File(
    [
      [heads, ...drugs.map((drug) => heads.map((head) => drug[head] ?? ''))]
        .map((row) => row.map(quoted).join(','))
        .join('\r\n'),
    ],
    name,
  );

export const today = (): string => emiratesDateOf(new Date());

export const upload = (as: SignedIn, file: File, more: { effectiveOn?: string; payerId?: number } = {}) =>
  callApi(handler, formularyCalls.uploadBasicFormulary, { as, body: { file, effectiveOn: today(), ...more } });

export const version = async (as: SignedIn, versionId: string, payerId?: number): Promise<ListVersion> => {
  const query = { versionId, ...(payerId !== undefined && { payerId }) };
  const { data, errors } = await callApi(handler, formularyCalls.getFormularyVersion, { as, query });
  if (!data) throw new Error(`No such version: ${JSON.stringify(errors)}`);
  return data;
};

/** A version that is staged from these drugs. */
export async function aVersion(
  as: SignedIn,
  drugs: readonly DrugCells[],
  more: { effectiveOn?: string } = {},
): Promise<ListVersion> {
  const { data, errors } = await upload(as, drugFile(drugs), more);
  if (!data?.versionId) throw new Error(`Not staged: ${JSON.stringify([data?.findings, errors])}`);
  return version(as, data.versionId);
}

export const move = (
  as: SignedIn,
  { versionId, edition }: Pick<ListVersion, 'versionId' | 'edition'>,
  how: VersionMove,
  more: { reason?: string; payerId?: number } = {},
) => callApi(handler, formularyCalls.moveFormularyVersion, { as, body: { versionId, edition, move: how, ...more } });

/** Another administrator of the payer. */
export const anotherAdmin = ({ user: { payerId } }: SignedIn) =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });

/** A version of these drugs that is in force; a first one by another administrator of the payer. */
export async function aLiveVersion(as: SignedIn, drugs: readonly DrugCells[]): Promise<ListVersion> {
  const staged = await aVersion(as, drugs);
  const isFirst = staged.comparedWith === null;
  const { data, errors } = isFirst
    ? await move(await anotherAdmin(as), staged, 'approve', { reason: 'The first list' })
    : await move(as, staged, 'goLive');
  if (!data) throw new Error(`Not live: ${JSON.stringify(errors)}`);
  return data;
}

export const search = async (as: SignedIn, text = '', page: { cursor?: string; take?: number } = {}) => {
  const { data } = await callApi(handler, formularyCalls.searchFormulary, { as, query: { text, ...page } });
  if (!data) throw new Error('No answer');
  return data;
};

/** The price of a package of a drug, in fils, as the version in force has it (or the one of a day). */
export async function priceOf(as: SignedIn, at: number, on?: string): Promise<number | undefined> {
  const query = { code: aDrug(at)[headOf('code')] ?? '', ...(on !== undefined && { on }) };
  const { data } = await callApi(handler, formularyCalls.getFormularyDrug, { as, query });
  return data?.drug?.pricesFils.packagePublic;
}

export const changes = async (as: SignedIn, versionId: string, kind: DifferenceKind) => {
  const { data } = await callApi(handler, formularyCalls.getFormularyChanges, { as, query: { versionId, kind } });
  return data?.items ?? [];
};
