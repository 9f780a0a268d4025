import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { consenters, reallocationReasons } from '../../shared/homeCare/reallocation.ts';
import { type Candidate, type Episode, type EpisodeMove, homeCareApi } from '../../shared/homeCare/routes.ts';
import { useApi } from '../api/useApi.ts';
import { emirateText } from '../field/facility/emirateText.ts';

const { getReallocationCandidates } = homeCareApi.endpoints;

/** Whether a move asks for a reallocation: it needs a new provider. */
export const asksReallocation = (move: EpisodeMove): boolean =>
  move === 'insurerAsksReallocation' || move === 'authorityAsksReallocation';

/** What is known of a candidate, in words. */
function aboutCandidate(t: TFunction<'homeCare'>, { offersAll, freePlaces }: Candidate): string[] {
  if (offersAll === null || freePlaces === null) return [t('candidate.notSaid')];
  return [t(offersAll ? 'candidate.offersAll' : 'candidate.offersSome'), t('candidate.places', { count: freePlaces })];
}

/** What the moves of a reallocation ask for. */
export function useReallocationNeeds(
  { episodeId, approvedUntil, admittedOn, reallocation }: Episode,
  move: EpisodeMove,
) {
  const { t, i18n } = useTranslation('homeCare');
  const { t: emirateWord } = useTranslation(['facility', 'regulator']);
  const today = emiratesDateOf(new Date());
  const { data } = useApi(getReallocationCandidates, asksReallocation(move) ? { query: { episodeId } } : null);
  const choices = data?.map((each) => ({
    id: each.facilityId,
    name: [
      nameIn(i18n.language, each, 'facilityName'),
      emirateText(emirateWord, each.emirate),
      ...aboutCandidate(t, each),
    ].join(' · '),
  }));
  return {
    newFacilityId: { label: t('field.newFacilityId'), choices },
    reallocationReason: {
      label: t('field.reallocationReason'),
      choices: reallocationReasons.map((id) => ({ id, name: t(`reallocationReason.${id}`) })),
    },
    handOverOn: { kind: 'day', label: t('field.handOverOn'), min: today, max: approvedUntil ?? undefined } as const,
    consentBy: { label: t('field.consentBy'), choices: consenters.map((id) => ({ id, name: t(`consenter.${id}`) })) },
    consentName: { kind: 'text', label: t('field.consentName'), maxLength: 100 } as const,
    consentOn: {
      ...({ kind: 'day', label: t('field.consentOn'), initial: today } as const),
      ...{ min: admittedOn ?? undefined, max: today },
    },
    takenOverOn: {
      ...({ kind: 'day', label: t('field.takenOverOn'), initial: today } as const),
      ...{ min: reallocation?.handOverOn, max: today },
    },
  };
}
