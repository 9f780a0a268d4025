import { addressOf } from '../../shared/_field/addressOf.ts';
import { type Drug, drugNames } from '../../shared/formulary/drug.ts';
import { drugColumns } from '../../shared/formulary/drugColumns.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { drugRows } from '../_data/formulary/drugs.ts';
import { referencePriceRows } from '../_data/formulary/referencePrices.ts';
import type { VersionedList } from '../_parts/versionedList/versionedList.ts';
import { administratorsNews, eventOf } from '../_parts/versionedList/versionNews.ts';

const kinds = {
  waiting: 'formularyWaiting',
  live: 'formularyLive',
  refused: 'formularyRefused',
  rolledBack: 'formularyRolledBack',
} as const;

/** The formulary as a list in versions. */
export const formularyList: VersionedList<Drug> = {
  ...drugRows,
  entity: 'formulary',
  columns: drugColumns,
  namesOf: drugNames,
  references: referencePriceRows,
  newsOf: async (ctx, version, move, actorId) => {
    const event = eventOf(move);
    if (!event) return [];
    const { versionId, number } = version;
    const link = addressOf(linkedScreens.formularyVersion, { versionId });
    return administratorsNews(ctx, version, actorId, ({ payerName, payerNameArabic }) => ({
      ...{ kind: kinds[event], facts: { payerName, payerNameArabic, number }, link, facilityId: null },
    }));
  },
};
