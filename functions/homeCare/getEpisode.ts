import { episode, type homeCareApi } from '../../shared/homeCare/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { readCase } from '../_parts/case/readCase.ts';
import { episodeCase } from './episodeCase.ts';

const recordOf = openParser(episode.strip());

export const getEpisode: Operation<typeof homeCareApi.endpoints.getEpisode> = async ({ query }, ctx) => {
  const { found, shown } = await readCase(ctx, episodeCase, query.episodeId);
  const record = recordOf({ ...found, ...shown });
  // The others have nobody to call at the patient's home.
  const emergencyContact = shown.side === 'provider' ? found.emergencyContact : null;
  if (shown.side !== 'onlooker') return { ...record, emergencyContact };
  // Who looks on for the portal needs no word of what the patient has.
  const referral = { ...record.referral, diagnoses: [], medication: null };
  return { ...record, emergencyContact, referral, assessment: null };
};
