import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What administrators send about the lists that they keep; all invented. */
export const samples = samplesOf(lookupListApi, {
  getLookupEntries: { query: { list: 'groupOwners' } },
  addLookupEntry: { body: { list: 'groupOwners', name: 'Palm Group', nameArabic: 'مجموعة النخلة' } },
  changeLookupEntry: {
    body: {
      list: 'durations',
      entryId: 1,
      edition: 0,
      name: 'One day',
      nameArabic: 'يوم واحد فقط',
      code: 'P1D',
    },
  },
  deleteLookupEntry: { body: { list: 'durations', entryId: 2, edition: 0 } },
  moveLookupEntry: { body: { list: 'durations', entryId: 3, edition: 0, to: 'down' } },
  searchLookupChanges: { body: { list: 'durations' } },
});
