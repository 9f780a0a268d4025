import * as z from 'zod';
import { type FacilityFound, facilityFound } from '../../../shared/facility/facilityFields.ts';
import { tableName } from '../../_kit/env.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { wordSearchOf } from '../../_store/wordSearch.ts';

/** What the lists of facilities need of one: what they show, and what says in which of them it stands. */
export interface Listed extends Omit<FacilityFound, 'isMalaffiIntegration'> {
  readonly isHieConnected: boolean;
  readonly isHomeCare: boolean;
  readonly providerCode: string | null;
}

const entry = facilityFound.extend({ again: z.int().optional() });
const shape = shapeOf({ entity: 'facilityFound', version: 1, schema: entry, keys: [] });
const plainShape = markOf('facilityPointer', 1);

/** The entry as its readers see it. */
export const foundOf = (item: unknown): FacilityFound => {
  const { again: _again, ...found } = shape.parse(item);
  return found;
};

/** What lists and search boxes show of a facility. */
export const shownFacility = (facility: Listed): FacilityFound => ({
  facilityId: facility.facilityId,
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
  regulatoryId: facility.regulatoryId,
  kind: facility.kind,
  isActive: facility.isActive,
  isMalaffiIntegration: facility.isHieConnected,
});

/** The words of the names and the licence of facilities, in a partition for each regulator. */
export const facilityWords = wordSearchOf<FacilityFound>({
  table: 'facilities',
  kind: 'FACILITY',
  itemOf: (key, found, again) => shape.item(key, { ...found, again }, {}),
  parse: foundOf,
});

/** The partition of a regulator's facilities. */
export const regulatorPk = (regulatorId: number): string => `FACILITIES#REGULATOR#${regulatorId}`;

const findable = (facility: Listed) => ({
  id: facility.facilityId,
  texts: [facility.facilityName, facility.facilityNameArabic, facility.facilityLicense],
  found: shownFacility(facility),
});

export const homeCarePk = 'FACILITIES#HOMECARE';
export const providerCodePk = 'PROVIDERCODES';
const codeSk = (code: string): string => `CODE#${code.toUpperCase()}`;
/** The key of a provider code: it makes the code one facility's. */
export const providerCodeKey = (code: string) => ({ pk: providerCodePk, sk: codeSk(code) });
const homeCareKey = (facilityId: string) => ({ pk: homeCarePk, sk: `FACILITY#${facilityId}` });

const codeItem = (facility: Listed) =>
  facility.providerCode === null
    ? null
    : plainShape.mark({
        ...providerCodeKey(facility.providerCode),
        providerCode: facility.providerCode,
        facilityId: facility.facilityId,
        facilityName: facility.facilityName,
        facilityNameArabic: facility.facilityNameArabic,
        facilityLicense: facility.facilityLicense,
      });

const homeCareItem = (facility: Listed) =>
  facility.isHomeCare && facility.isActive
    ? shape.item(homeCareKey(facility.facilityId), shownFacility(facility), {})
    : null;

/** The stored entries of a facility: its words, its provider code, its place among those that care at home. */
export const facilityEntries = (facility: Listed) => [
  ...facilityWords.entries(regulatorPk(facility.regulatoryId), findable(facility)),
  ...[codeItem(facility), homeCareItem(facility)].filter((item) => item !== null),
];

function wordChanges(before: Listed | null, after: Listed): TransactItem[] {
  const pk = regulatorPk(after.regulatoryId);
  if (!before || before.regulatoryId === after.regulatoryId) {
    return facilityWords.changes(pk, before && findable(before), findable(after));
  }
  return [
    ...facilityWords.changes(regulatorPk(before.regulatoryId), findable(before), null),
    ...facilityWords.changes(pk, null, findable(after)),
  ];
}

function codeChanges(before: Listed | null, after: Listed): TransactItem[] {
  const TableName = tableName('facilities');
  const Item = codeItem(after);
  const isLeft = before?.providerCode && before.providerCode.toUpperCase() !== after.providerCode?.toUpperCase();
  return [
    ...(isLeft ? [{ Delete: { TableName, Key: providerCodeKey(before.providerCode ?? '') } }] : []),
    ...(Item
      ? [
          {
            Put: {
              TableName,
              Item,
              ConditionExpression: 'attribute_not_exists(pk) OR facilityId = :facility',
              ExpressionAttributeValues: { ':facility': after.facilityId },
            },
          },
        ]
      : []),
  ];
}

function homeCareChanges(after: Listed): TransactItem[] {
  const TableName = tableName('facilities');
  const Item = homeCareItem(after);
  return [Item ? { Put: { TableName, Item } } : { Delete: { TableName, Key: homeCareKey(after.facilityId) } }];
}

/**
 * The writes that bring the entries of a facility from what it was to what it is, for the transaction of the facility itself. The
 * transaction fails where another facility has the provider code.
 */
export const entryChanges = (before: Listed | null, after: Listed): TransactItem[] => [
  ...wordChanges(before, after),
  ...codeChanges(before, after),
  ...homeCareChanges(after),
];
