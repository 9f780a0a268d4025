import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { listEndpoints, shownCalls } from '../_parts/versionedList/listRoutes.ts';
import { differenceFields } from '../_parts/versionedList/rowDifference.ts';
import { price } from './price.ts';
import { type PriceListColumn, priceListColumns } from './priceListSheet.ts';
import { proposalEndpoints } from './proposalRoutes.ts';

/** An administrator of the portal names the payer; a payer's own people have one. */
const payerId = z.coerce.number().int().positive().max(999_999).optional();
/** The provider whose prices they are. */
const facilityLicense = z.string().trim().min(1).max(30);
const text = z.string().trim().max(60).default('');

/** A price that a version changes, with the columns in which it differs. */
export const priceDifference = z.strictObject({
  code: z.string(),
  description: z.string(),
  ...differenceFields(priceListColumns as readonly [PriceListColumn, ...PriceListColumn[]]),
});

const access = moduleAccess.priceLists;
const calls = listEndpoints({
  area: 'priceList',
  access,
  named: { payerId, facilityLicense },
  difference: priceDifference,
  requirements: [],
});

/** The calls of its versions, for the screens' parts. */
export const priceListCalls = shownCalls(calls);

/** The prices that a payer has agreed with a provider, in versions (ADR 0110). */
export const priceListApi = area('priceList', {
  getPriceListVersions: calls.versions,
  getPriceListVersion: calls.version,
  getPriceListSwitches: calls.switches,
  getPriceListChanges: calls.changes,
  movePriceListVersion: calls.move,
  searchPriceList: endpoint({
    method: 'GET',
    path: '/api/pricelist/search',
    summary: 'Prices of the version in force by the beginning of their code or of a word of their description',
    access,
    query: z.strictObject({ payerId, facilityLicense, text, ...pageFields }),
    answer: pageOf(price),
    requirements: [],
  }),
  getAgreedPrices: endpoint({
    method: 'GET',
    path: '/api/pricelist/getagreedprices',
    summary: "The prices in force that a payer has agreed with the caller's own facility",
    access: moduleAccess.agreedPrices,
    query: z.strictObject({ payerId: z.coerce.number().int().positive().max(999_999), text, ...pageFields }),
    answer: pageOf(price),
    requirements: [],
  }),
  ...proposalEndpoints,
});
