import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Only those who run the portal read the trail. */
export const records = recordsOf(auditTrailApi, { owned: {}, unowned: ['recordId', 'entryId'] });
