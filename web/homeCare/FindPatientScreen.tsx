import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { AnswerItem } from '../field/eligibility/AnswerItem.tsx';
import { FindAnswers } from '../field/eligibility/FindAnswers.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { homeCareScreens } from './screens.ts';

/** Finds the patient who is to be cared for at home, by an answer of the facility. */
export function FindPatientScreen() {
  const { t, i18n } = useTranslation('homeCare');
  const words = {
    ...{ title: t('find.title'), action: t('find.action'), patient: t('find.patient') },
    ...{ hint: t('find.hint'), none: t('find.none'), found: t('find.found') },
  };
  return (
    <ScreenBody>
      <FindAnswers endpoint={homeCareApi.endpoints.findHomeCarePatients} words={words}>
        {(patient) => (
          <AnswerItem
            answer={patient}
            name={nameIn(i18n.language, patient, 'patientName') || null}
            ending={patient.patientEnding}
            answerOf={t('find.answerOf')}
            begin={{ to: pathTo(homeCareScreens.open, patient), text: t('find.open') }}
          />
        )}
      </FindAnswers>
    </ScreenBody>
  );
}
