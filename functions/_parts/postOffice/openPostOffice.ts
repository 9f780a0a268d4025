import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import type { Circuits } from '../../_connect/circuit.ts';
import type { PostOffice } from '../../_connect/postOffice/postOffice.ts';
import { getFacility } from '../../_data/facility/facility.ts';
import { findRegulatoryDetails, openRegulatorCredentials } from '../../_data/regulatoryDetails/regulatoryDetails.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { politeOffice } from './politeOffice.ts';

/** A facility's post office, with the version of the credentials that it is signed in to with. */
export interface OpenOffice {
  readonly office: PostOffice;
  readonly regulatorId: number;
  readonly facilityLicense: string;
  readonly credentialsVersion: number;
}

/**
 * The post office of a facility, signed in to with its stored credentials: they are decrypted here, live as long as the office is used, and are in nothing
 * that it answers. Null for a facility without credentials, and for one whose regulator has no post office.
 */
export async function openPostOffice(
  { store, now, circuits }: { store: DynamoDBDocumentClient; now: () => Date; circuits: Circuits },
  facilityId: OwnFacilityId,
): Promise<OpenOffice | null> {
  const [facility, details] = await Promise.all([
    getFacility(store, facilityId),
    findRegulatoryDetails(store, facilityId),
  ]);
  if (!facility || !details || !isConnectedRegulator(details.regulatorId)) return null;
  const { username, password } = await openRegulatorCredentials(details);
  // The regulators' protocols bring parsers that few calls need.
  const { postOfficeFor } = await import('../../_connect/postOffice/postOfficeFor.ts');
  const { facilityLicense } = facility;
  const office = postOfficeFor(details.regulatorId, { username, password, facilityLicense });
  const manners = { store, now, circuits, username, system: `post office ${details.regulatorId}` };
  return {
    office: politeOffice(office, manners),
    facilityLicense,
    regulatorId: details.regulatorId,
    credentialsVersion: details.version,
  };
}
