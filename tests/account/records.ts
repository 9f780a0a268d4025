import { accountApi } from '../../shared/account/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** No record of a tenant is named by a call of accounts. */
export const records = recordsOf(accountApi, { owned: {}, unowned: ['requestId', 'providerTypeId'] });
