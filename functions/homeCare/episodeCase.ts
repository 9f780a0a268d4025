import { episodeLife } from '../../shared/homeCare/life.ts';
import { episodeRow } from '../../shared/homeCare/routes.ts';
import { episodes } from '../_data/homeCare/episode.ts';
import { caseKind } from '../_parts/case/caseKind.ts';
import { seenEpisode } from './seenEpisode.ts';

/** Episodes of home care, as the parts of a case take them. */
export const episodeCase = caseKind({
  id: 'episodeId',
  entity: 'episode',
  life: episodeLife,
  row: episodeRow.strip(),
  records: episodes,
  seenBy: seenEpisode,
});
