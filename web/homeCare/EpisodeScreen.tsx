import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { episodeLife } from '../../shared/homeCare/life.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { CaseScreen } from '../parts/case/CaseScreen.tsx';
import { AllPatients } from './AllPatients.tsx';
import { CarePart } from './CarePart.tsx';
import { EpisodeChip } from './EpisodeChip.ts';
import { patientOf } from './EpisodeListScreen.tsx';
import { EpisodeMoveDialog } from './EpisodeMoveDialog.tsx';
import { EquipmentPart } from './EquipmentPart.tsx';
import { ReallocationPart } from './ReallocationPart.tsx';
import { homeCareScreens } from './screens.ts';
import { useEpisodeFacts } from './useEpisodeFacts.tsx';
import { VisitsPart } from './VisitsPart.tsx';

const { getEpisode, getEpisodeMessages, getEpisodeAttachment, markEpisodeRead } = homeCareApi.endpoints;
const calls = { messages: getEpisodeMessages, attachment: getEpisodeAttachment, markRead: markEpisodeRead };

/** One episode: the referral, the assessment, who is responsible, the visits, what is lent, and what its reader may do next. */
export function EpisodeScreen() {
  const { t, i18n } = useTranslation('homeCare');
  const { episodeId = '' } = useParams();
  const read = useApi(getEpisode, { query: { episodeId } });
  const factsOf = useEpisodeFacts();
  useRecordInTitle(read.data?.episodeNumber ?? null);
  return (
    <CaseScreen
      life={episodeLife}
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(homeCareScreens.list), text: t('record.back') }}
      calls={calls}
      id={{ episodeId }}
      Chip={EpisodeChip}
      Dialog={EpisodeMoveDialog}
      titleOf={(record) => patientOf(i18n.language, record)}
      factsOf={factsOf}
      ownParts={(record) => (
        <>
          <ReallocationPart record={record} />
          <CarePart record={record} beside={<AllPatients record={record} onDone={read.refresh} />} />
          {record.side !== 'onlooker' && record.admittedOn !== null && (
            <>
              <VisitsPart record={record} onDone={read.refresh} />
              <EquipmentPart record={record} onDone={read.refresh} />
            </>
          )}
        </>
      )}
      textOfMove={(move) => t(`moves.${move}`)}
      textOfEvent={(event) => t(`events.${event}`)}
      tones={{
        ...{ approve: 'success', admit: 'success', extend: 'success' },
        refuse: 'error',
        refuseExtension: 'error',
        ...{ approveReallocation: 'success', acceptReallocation: 'success', takeOver: 'success' },
        ...{ refuseReallocation: 'error', declineReallocation: 'error' },
      }}
      mainMoves={[
        ...(['assess', 'approve', 'admit', 'reply', 'extend'] as const),
        ...(['approveReallocation', 'acceptReallocation', 'takeOver'] as const),
      ]}
    />
  );
}
