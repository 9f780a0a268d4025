import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RuleVersion } from '../../../shared/payerRule/routes.ts';
import { versionOn } from './ruleVersion.ts';

/** What decides which rule a request meets. */
interface Service {
  readonly payerId: number;
  readonly serviceCategoryId: number;
  readonly consultationCategoryId?: number | undefined;
  readonly serviceDate: string;
}

/**
 * The version that holds on the day of the service, live: of the consultation's own rule, otherwise of the rule for the
 * whole category. Null where the payer asks nothing.
 */
export async function ruleMetBy(store: DynamoDBDocumentClient, service: Service): Promise<RuleVersion | null> {
  const { payerId, serviceCategoryId, consultationCategoryId, serviceDate } = service;
  const consultations = consultationCategoryId === undefined ? [null] : [consultationCategoryId, null];
  const held = await Promise.all(
    consultations.map((id) =>
      versionOn(store, { payerId, serviceCategoryId, consultationCategoryId: id }, serviceDate),
    ),
  );
  return held.find((version) => version?.state === 'live') ?? null;
}
