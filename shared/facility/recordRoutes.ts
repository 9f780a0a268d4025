import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { exchangeNames } from '../_field/healthExchange.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { refusalReason } from '../_parts/approval.ts';
import { connectionSources, exchangeConnection, facilityForm, facilityRecord } from './facilityFields.ts';

/** The version that the writer has seen. */
const seen = { facilityId: z.string().max(40), version: z.int() };
const access = moduleAccess.facilities;

/** The state of a facility at the health information platform of its emirate. */
export const hipStatuses = ['connected', 'notConnected', 'noExchange'] as const;

/** One facility: its record, and what administrators of the portal change of it. */
export const facilityRecordEndpoints = {
  getFacilityById: endpoint({
    method: 'GET',
    path: '/api/facility/GetFacilityById',
    summary: 'One facility: own ones for everybody, all for those who administer them',
    access: ['Standard'],
    query: z.strictObject({ facilityId: z.string().min(1).max(40) }),
    answer: facilityRecord,
    requirements: ['REQ-FAC-05', 'REQ-MODEL-05'],
  }),
  getHipProviderStatus: endpoint({
    method: 'GET',
    path: '/api/facility/gethipproviderstatus',
    summary:
      'Whether a facility is connected to the health information platform of its emirate, since when, and who said so',
    access: ['Standard'],
    query: z.strictObject({
      regulatorId: z.coerce.number().int().min(1).max(5),
      facilityLicense: z.string().trim().min(1).max(30),
    }),
    answer: z.strictObject({
      status: z.enum(hipStatuses),
      exchange: z.enum(exchangeNames).nullable(),
      connectedOn: z.iso.date().nullable(),
      source: z.enum(connectionSources).nullable(),
    }),
    requirements: ['REQ-FAC-10'],
  }),
  saveFacility: endpoint({
    method: 'POST',
    path: '/api/facility/savefacility',
    summary: 'Add a facility, or change one over the version that was seen',
    access,
    body: facilityForm,
    answer: facilityRecord,
    audit: 'facility.save',
    requirements: ['REQ-FAC-17'],
  }),
  changeFacilityState: endpoint({
    method: 'POST',
    path: '/api/facility/changestate',
    summary: 'Activate a facility, or deactivate it, which ends the sessions of its people',
    access,
    body: z.strictObject({ ...seen, isActive: z.boolean(), reason: refusalReason }),
    answer: facilityRecord,
    audit: 'facility.changeState',
    requirements: [],
  }),
  enableIntegrationForFacility: endpoint({
    method: 'POST',
    path: '/api/facility/enableintegrationforfacility',
    summary: 'Switch the connection with the health information exchange on, with its date and source, or off',
    access,
    body: z.strictObject({ ...seen, isEnabled: z.boolean(), connection: exchangeConnection.optional() }),
    answer: facilityRecord,
    audit: 'facility.enableIntegration',
    requirements: ['REQ-FAC-15'],
  }),
};
