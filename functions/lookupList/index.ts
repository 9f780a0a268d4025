import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addLookupEntry } from './addLookupEntry.ts';
import { changeLookupEntry } from './changeLookupEntry.ts';
import { deleteLookupEntry } from './deleteLookupEntry.ts';
import { getLookupEntries } from './getLookupEntries.ts';
import { moveLookupEntry } from './moveLookupEntry.ts';
import { searchLookupChanges } from './searchLookupChanges.ts';

export const handler = areaHandler(
  lookupListApi,
  {
    getLookupEntries,
    addLookupEntry,
    changeLookupEntry,
    deleteLookupEntry,
    moveLookupEntry,
    searchLookupChanges,
  },
  wiring,
);
