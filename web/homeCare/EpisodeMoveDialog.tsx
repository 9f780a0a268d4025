import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  careLevels,
  declineReasons,
  endReasons,
  mobilities,
  mostOf,
  refuseReasons,
} from '../../shared/homeCare/care.ts';
import { episodeLife } from '../../shared/homeCare/life.ts';
import { type Episode, type EpisodeMove, homeCareApi } from '../../shared/homeCare/routes.ts';
import type { MoveOpened } from '../parts/case/CaseScreen.tsx';
import { useAssignee } from '../parts/case/useAssignee.ts';
import { MoveDialog } from '../parts/life/MoveDialog.tsx';
import { asksReallocation, useReallocationNeeds } from './useReallocationNeeds.ts';

const { moveEpisode, getEpisodeStaff } = homeCareApi.endpoints;

/** What the moves ask for, each field once. */
function useNeeds(record: Episode, move: EpisodeMove) {
  const { t } = useTranslation('homeCare');
  const today = emiratesDateOf(new Date());
  const day = { kind: 'day', max: today, initial: today } as const;
  return {
    assignee: useAssignee(getEpisodeStaff, { label: t('dialog.assignee'), isAsked: move === 'assign' }),
    assessedOn: { ...day, label: t('field.assessedOn'), min: record.referral.referredOn },
    mobility: { label: t('field.mobility'), choices: mobilities.map((id) => ({ id, name: t(`mobility.${id}`) })) },
    careLevel: { label: t('field.careLevel'), choices: careLevels.map((id) => ({ id, name: t(`careLevel.${id}`) })) },
    declineReason: {
      label: t('field.declineReason'),
      choices: declineReasons.map((id) => ({ id, name: t(`declineReason.${id}`) })),
    },
    refuseReason: {
      label: t('field.refuseReason'),
      choices: refuseReasons.map((id) => ({ id, name: t(`refuseReason.${id}`) })),
    },
    approvedUntil: { kind: 'day', label: t('field.approvedUntil'), min: record.approvedUntil ?? today } as const,
    admittedOn: { ...day, label: t('field.admittedOn') },
    ...useReallocationNeeds(record, move),
    weeks: { kind: 'count', label: t('field.weeksMore'), min: 1, max: mostOf.weeks } as const,
    endedOn: { ...day, label: t('field.endedOn'), min: record.admittedOn ?? undefined },
    endReason: { label: t('field.endReason'), choices: endReasons.map((id) => ({ id, name: t(`endReason.${id}`) })) },
  };
}

/** The moves before which something has to be known. */
const noticed = ['admit', 'discharge', 'acceptReallocation', 'takeOver'] as const;
const isNoticed = (move: EpisodeMove): move is (typeof noticed)[number] =>
  (noticed as readonly string[]).includes(move);

/** What a person should know before a move. */
function useNotice(move: EpisodeMove, { extensionWeeks }: Episode): string | undefined {
  const { t } = useTranslation('homeCare');
  if (move === 'extend' && extensionWeeks !== null) return t('dialog.extensionAsked', { count: extensionWeeks });
  if (asksReallocation(move)) return t('dialog.askReallocation');
  return isNoticed(move) ? t(`dialog.${move}`) : undefined;
}

/** Makes a move with an episode, with what the move needs. */
export function EpisodeMoveDialog({ record, move, ...rest }: MoveOpened<EpisodeMove, Episode>) {
  const { t } = useTranslation('homeCare');
  const { episodeId, version } = record;
  return (
    <MoveDialog
      life={episodeLife}
      move={move}
      endpoint={moveEpisode}
      record={{ episodeId, version }}
      {...rest}
      title={t(`moves.${move}`)}
      notice={useNotice(move, record)}
      needs={useNeeds(record, move)}
    />
  );
}
