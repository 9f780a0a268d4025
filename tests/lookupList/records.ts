import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Lists are the portal's: everybody shares their entries. */
export const records = recordsOf(lookupListApi, { owned: {}, unowned: ['entryId'] });
