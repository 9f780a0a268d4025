import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import { periodsOfCode, type StoredCode, searchActivityCodes } from '../_data/activityCode/activityCode.ts';
import type { Operation } from '../_kit/context.ts';

type Lookups = typeof lookupsApi.endpoints;

const shown = ({ codeSet, code, description, descriptionArabic, validFrom, validTo }: StoredCode) => ({
  ...{ codeSet, code, description, descriptionArabic, validFrom, validTo },
});

const getActivityCodes: Operation<Lookups['getActivityCodes']> = async ({ query }, { store, now }) => {
  const { searchTerm: text = '', on = emiratesDateOf(now()), ...wanted } = query;
  const { items, ...rest } = await searchActivityCodes(store, { ...wanted, text, on });
  return { items: items.map(shown), ...rest };
};

const getActivityCodePeriods: Operation<Lookups['getActivityCodePeriods']> = async ({ query }, { store }) => {
  const { codeSet, code } = query;
  const periods = await periodsOfCode(store, { codeSet, code: code.toUpperCase() });
  return periods.map((each) => ({ ...shown(each), listedAt: each.listedAt, listedByName: each.listedByName }));
};

/** The operations of the code sets that administrators load by sheet. */
export const activityCodes = { getActivityCodes, getActivityCodePeriods };
