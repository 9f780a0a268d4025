import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type Episode, episode, type homeCareApi } from '../../shared/homeCare/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { readCase } from '../_parts/case/readCase.ts';
import { episodeCase } from './episodeCase.ts';

const recordOf = openParser(episode.strip());

/** The course until another provider took the patient over: the first time on or after the last day, however late it was entered. */
function eventsOfOwnTime({ events, endedOn }: Episode): Episode['events'] {
  const isEnd = ({ event, at }: Episode['events'][number]) =>
    event === 'takeOver' && emiratesDateOf(new Date(at)) >= (endedOn ?? '');
  return events.slice(0, events.findIndex(isEnd) + 1);
}

export const getEpisode: Operation<typeof homeCareApi.endpoints.getEpisode> = async ({ query }, ctx) => {
  const { found, shown } = await readCase(ctx, episodeCase, query.episodeId);
  const whole = recordOf({ ...found, ...shown });
  const { side } = shown;
  // The others have nobody to call at the patient's home.
  const emergencyContact = side === 'provider' ? found.emergencyContact : null;
  const record = { ...whole, emergencyContact };
  if (side === 'formerProvider') {
    return { ...record, events: eventsOfOwnTime(record) };
  }
  if (side !== 'onlooker') return record;
  // Who looks on for the portal needs no word of what the patient has, and not who has agreed for the patient.
  const referral = { ...record.referral, diagnoses: [], medication: null };
  const reallocation = record.reallocation && { ...record.reallocation, consent: null };
  return { ...record, referral, assessment: null, reallocation };
};
