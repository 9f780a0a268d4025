import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import {
  mostErrorsOfReport,
  type RegulatoryError,
  type RegulatoryReport,
  regulatoryReport,
} from '../../../shared/regulator/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem, type StoredItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A request that goes to a payer by way of a regulator's post office. */
export interface RegulatedRequest {
  readonly kind: 'eauth' | 'pharmacy';
  readonly requestId: string;
}

/** Such a request of the caller's facility, with the payer to which it goes. */
export interface OwnRegulatedRequest extends RegulatedRequest {
  readonly facilityId: OwnFacilityId;
  readonly payerId: number;
}

const partitionOf = ({ kind, requestId }: RegulatedRequest): string => `${kind.toUpperCase()}#${requestId}`;
const prefix = 'REPORT#';
const sortKeyOf = (reportId: string): string => `${prefix}${reportId}`;

const shape = shapeOf({ entity: 'regulatoryReport', version: 1, schema: regulatoryReport, keys: [] });
const storedOwner = z.object({ facilityId: z.string(), payerId: z.int() });
const ownerShape = shapeOf({ entity: 'regulatedRequest', version: 1, schema: storedOwner, keys: [] });

const newItem = (Item: StoredItem): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item,
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write by which a request is known and whose it is. Sent again it may go to another payer, and is its facility's still. */
export const requestOwnerPut = (request: OwnRegulatedRequest): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: ownerShape.item(
      { pk: partitionOf(request), sk: 'OWNER' },
      { facilityId: request.facilityId, payerId: request.payerId },
      {},
    ),
    ConditionExpression: 'attribute_not_exists(pk) OR facilityId = :facility',
    ExpressionAttributeValues: { ':facility': request.facilityId },
  },
});

const shortened = ({ severity, code, message, field, reference }: RegulatoryError): RegulatoryError => ({
  severity,
  code: code?.slice(0, 50) ?? null,
  message: message.slice(0, 500),
  field: field?.slice(0, 100) ?? null,
  reference: reference?.slice(0, 100) ?? null,
});

/**
 * The write that keeps what a post office answered to a sending: part of the transaction that settles the sending, whose id it
 * carries, so that a second delivery writes nothing twice. What is too much or too long to store is cut, and counted.
 */
export function regulatoryReportPut(
  request: OwnRegulatedRequest,
  report: Omit<RegulatoryReport, 'omittedErrors'>,
): TransactItem {
  const errors = report.errors.slice(0, mostErrorsOfReport).map(shortened);
  const omittedErrors = report.errors.length - errors.length;
  const key = { pk: partitionOf(request), sk: sortKeyOf(report.reportId) };
  return newItem(shape.item(key, { ...report, errors, omittedErrors }, {}));
}

async function isWithin(store: DynamoDBDocumentClient, scope: Scope, request: RegulatedRequest): Promise<boolean> {
  const key = { pk: partitionOf(request), sk: 'OWNER' };
  const owner = await getItem(store, 'requests', key, ownerShape.parse, { isEventual: true });
  if (!owner) return false;
  if (scope.kind === 'facility') return owner.facilityId === scope.facilityId;
  return scope.kind === 'all' || owner.payerId === scope.payerId;
}

/** What regulators reported of a request, the latest first; null for a request that the scope does not hold. */
export async function listRegulatoryReports(
  store: DynamoDBDocumentClient,
  scope: Scope,
  request: RegulatedRequest,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<RegulatoryReport> | null> {
  if (page.cursor !== undefined) ulidCursor.positionOf(page.cursor);
  if (!(await isWithin(store, scope, request))) return null;
  const partition = { value: partitionOf(request) };
  const list = { table: 'requests', partition, sort: { prefix }, isNewestFirst: true } as const;
  return readPage(store, list, { ...page, codec: ulidCursor, parse: shape.parse });
}
