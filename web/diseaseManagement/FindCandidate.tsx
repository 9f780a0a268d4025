import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { AnswerItem } from '../field/eligibility/AnswerItem.tsx';
import { FindAnswers } from '../field/eligibility/FindAnswers.tsx';
import { diseaseManagementScreens } from './screens.ts';

/** Finds a patient, from whose answer the member is enrolled. */
export function FindCandidate() {
  const { t, i18n } = useTranslation('diseaseManagement');
  const words = {
    ...{ title: t('find.title'), action: t('find.action'), patient: t('find.patient') },
    ...{ hint: t('find.hint'), none: t('find.none'), found: t('find.found') },
  };
  return (
    <FindAnswers endpoint={diseaseManagementApi.endpoints.findCandidates} words={words}>
      {(candidate) => (
        <AnswerItem
          answer={candidate}
          name={nameIn(i18n.language, candidate, 'patientName') || null}
          ending={candidate.patientEnding}
          answerOf={t('find.answerOf')}
          begin={{ to: pathTo(diseaseManagementScreens.enrol, candidate), text: t('find.enrol') }}
        />
      )}
    </FindAnswers>
  );
}
