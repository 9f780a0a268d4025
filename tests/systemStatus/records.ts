import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** A part of the system belongs to no tenant, and only those who run the portal report on an incident. */
export const records = recordsOf(systemStatusApi, { owned: {}, unowned: ['incidentId', 'partId'] });
