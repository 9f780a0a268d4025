import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Only those who run the portal read an entry; the other number is that of a call. */
export const records = recordsOf(errorLogApi, { owned: {}, unowned: ['logId', 'requestId'] });
