import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { surveyApi } from '../../shared/survey/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { AnswerSections } from './AnswerSections.tsx';
import { surveyScreens } from './screens.ts';

/** What one provider has submitted. */
export function SurveyAnswersScreen() {
  const { t, i18n } = useTranslation('survey');
  const { surveyId = '', facilityId = '' } = useParams();
  const read = useApi(surveyApi.endpoints.getSurveyAnswers, { query: { surveyId, facilityId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(surveyScreens.providers, { surveyId }), text: t('providers.toList') }}
    >
      {(record) => {
        const fact = factsBy(record, (name: 'facilityLicense' | 'submittedAt' | 'submittedByName') =>
          t(`field.${name}`),
        );
        return (
          <>
            <Section title={nameIn(i18n.language, record, 'facilityName') ?? ''} isPlain>
              <Facts
                facts={[fact.code('facilityLicense'), fact.instant('submittedAt'), fact.name('submittedByName')]}
              />
            </Section>
            <AnswerSections questions={record.survey.questions} answers={record.answers} />
          </>
        );
      }}
    </RecordScreen>
  );
}
