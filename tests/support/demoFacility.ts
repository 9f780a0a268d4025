import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';

/** The demonstration's facility of a licence, which only one facility has. */
export async function aDemoFacility(store: DynamoDBDocumentClient, license: string) {
  const facility = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  if (!facility) throw new Error(`No facility ${license}`);
  if (!(await getFacility(store, facility.facilityId))) await putFacility(store, facility);
  return facility;
}
