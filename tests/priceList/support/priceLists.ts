import { handler } from '../../../functions/priceList/index.ts';
import { priceListImport } from '../../../functions/priceList/priceListImport.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ListVersion, VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import { type PriceListColumn, priceListSheet } from '../../../shared/priceList/priceListSheet.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { importsOf } from '../../support/imports.ts';

export const priceCalls = priceListApi.endpoints;
export const priceImports = importsOf('priceList', { priceList: priceListImport });

type Cells = Readonly<Partial<Record<PriceListColumn, string>>>;
const columns = Object.keys(priceListSheet.columns) as PriceListColumn[];
const titles = columns.map((column) => priceListSheet.columns[column].title.en);

/** An agreed price of an invented service. */
export const aPrice = (at: number, cells: Cells = {}): Cells => ({
  code: String(10_000 + at),
  type: '3',
  description: `Invented service ${at}`,
  price: '120',
  currency: 'AED',
  ...cells,
});

/** So many prices; `changed` says what is special about some of them, by their number. */
export const somePrices = (count: number, changed: Readonly<Record<number, Cells>> = {}): Cells[] =>
  Array.from({ length: count }, (_, at) => aPrice(at, changed[at]));

/** The prices as a provider's people write them down, as CSV. */
export const priceSheet = (prices: readonly Cells[]): string =>
  [titles, ...prices.map((price) => columns.map((column) => price[column] ?? ''))]
    .map((row) => row.map((text) => `"${text}"`).join(','))
    .join('\r\n');

export const today = (): string => emiratesDateOf(new Date());

/** Sends a sheet for a provider, and lets it be checked. */
export async function sentPrices(
  as: SignedIn,
  facilityLicense: string,
  prices: readonly Cells[],
  effectiveOn = today(),
) {
  const importId = await priceImports.sent(as, 'prices.csv', priceSheet(prices), { facilityLicense, effectiveOn });
  return { importId, checked: await priceImports.checked(as, importId) };
}

export const version = (as: SignedIn, facilityLicense: string, versionId: string) =>
  callApi(handler, priceCalls.getPriceListVersion, { as, query: { facilityLicense, versionId } });

/** A version that is staged from these prices. */
export async function aVersion(
  as: SignedIn,
  facilityLicense: string,
  prices: readonly Cells[],
  effectiveOn = today(),
): Promise<ListVersion> {
  const { importId } = await sentPrices(as, facilityLicense, prices, effectiveOn);
  await priceImports.commit(as, importId);
  await priceImports.worked(importId);
  const { data } = await version(as, facilityLicense, importId);
  if (!data) throw new Error(`Not staged: ${JSON.stringify(await priceImports.view(as, importId))}`);
  return data;
}

export const move = (
  as: SignedIn,
  facilityLicense: string,
  { versionId, edition }: Pick<ListVersion, 'versionId' | 'edition'>,
  how: VersionMove,
  reason?: string,
) =>
  callApi(handler, priceCalls.movePriceListVersion, {
    as,
    body: { facilityLicense, versionId, edition, move: how, ...(reason && { reason }) },
  });

const anotherAdmin = ({ user: { payerId } }: SignedIn) =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });

/** A version of these prices that is in force; a first one by another administrator of the payer. */
export async function aLiveVersion(
  as: SignedIn,
  facilityLicense: string,
  prices: readonly Cells[],
): Promise<ListVersion> {
  const staged = await aVersion(as, facilityLicense, prices);
  const isFirst = staged.comparedWith === null;
  const by = isFirst ? await anotherAdmin(as) : as;
  const { data, errors } = isFirst
    ? await move(by, facilityLicense, staged, 'approve', 'The first list')
    : await move(as, facilityLicense, staged, 'goLive');
  if (!data) throw new Error(`Not live: ${JSON.stringify(errors)}`);
  return data;
}

/** The agreed prices that a reader finds, in fils by the code of the line. */
export async function pricesInForce(as: SignedIn, facilityLicense: string, text = ''): Promise<Record<string, number>> {
  const query = { facilityLicense, text, take: 100 };
  const { data } = await callApi(handler, priceCalls.searchPriceList, { as, query });
  return Object.fromEntries((data?.items ?? []).map(({ code, pricesFils }) => [code, pricesFils.price ?? 0]));
}

export const agreed = (as: SignedIn, payerId: number, text = '') =>
  callApi(handler, priceCalls.getAgreedPrices, { as, query: { payerId, text } });
