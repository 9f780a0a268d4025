import type { LookupEntry } from '../../shared/_field/lookups.ts';
import type { LookupItem } from '../../shared/lookups/routes.ts';

/** What a drop-down shows of an entry; codes for payers stay inside. */
export const asLookupItem = ({ id, name, nameArabic }: LookupEntry): LookupItem => ({ id, name, nameArabic });
