import type { LookupItem } from '../../shared/api/lookups.ts';
import type { LookupEntry } from '../../shared/model/lookups.ts';

/** What a drop-down shows of an entry; codes for payers stay inside. */
export const asLookupItem = ({ id, name, nameArabic }: LookupEntry): LookupItem => ({ id, name, nameArabic });
