import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type SurveyProvider, type SurveyRecord, surveyApi } from '../../shared/survey/routes.ts';
import type { SurveyQuestion } from '../../shared/survey/surveyModel.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSessionState } from '../base/sessionState.ts';
import type { WordOf } from '../base/texts.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { answerText } from './answerText.ts';
import { surveyScreens } from './screens.ts';

const { getSurvey, searchSurveyProviders } = surveyApi.endpoints;
const views = ['answered', 'waiting'] as const;
type View = (typeof views)[number];

/** The first answers stand in the table; the menu of columns and the export have all. */
const shownAnswers = 2;

function useProviderColumns(view: View, questions: readonly SurveyQuestion[]): DataColumn<SurveyProvider>[] {
  const { t, i18n } = useTranslation('survey');
  return useMemo(() => {
    const column = columnsBy<SurveyProvider, WordOf<'survey', 'field'>>((name) => t(`field.${name}`));
    const provider = [
      column.name('facilityName', { value: (row) => nameIn(i18n.language, row, 'facilityName'), width: 240 }),
      column.code('facilityLicense'),
    ];
    if (view === 'waiting') return [...provider, column.instant('begunAt')];
    const answers = questions
      .filter(({ kind }) => kind !== 'section')
      .map((question, at): DataColumn<SurveyProvider> => {
        const value = (row: SurveyProvider) => answerText(t, i18n.language, question, row.answers);
        return {
          id: `answer-${question.key}`,
          header: nameIn(i18n.language, question, 'text') ?? question.key,
          value: question.kind === 'number' ? (row) => (value(row) === null ? null : Number(value(row))) : value,
          ...(question.kind === 'number' && { isNumber: true }),
          width: 180,
          isSecondary: true,
          isHidden: at >= shownAnswers,
        };
      });
    return [
      ...provider,
      column.instant('submittedAt'),
      column.name('submittedByName', { isSecondary: true }),
      ...answers,
    ];
  }, [t, i18n.language, view, questions]);
}

/** The list of one view, once the questions are there that its columns are made of. */
function ProviderList({ survey }: { survey: SurveyRecord }) {
  const { t } = useTranslation('survey');
  const { surveyId, number, questions } = survey;
  const [view, setView] = useSessionState<View>('survey:providers', 'answered');
  const columns = useProviderColumns(view, questions);
  const list = useList(searchSurveyProviders, {
    key: `survey:providers:${view}`,
    empty: {},
    also: { surveyId, hasAnswered: view === 'answered' },
  });
  const link = view === 'answered' && {
    linkOf: (row: SurveyProvider) => pathTo(surveyScreens.answers, { surveyId, facilityId: row.facilityId }),
  };
  return (
    <ListScreen
      key={view}
      name={view === 'answered' ? `surveyAnswers${number}` : 'surveyWaiting'}
      label={t('providers.label')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.facilityId}
      {...link}
      nextStep={t(`providers.none.${view}`)}
      views={
        <ToggleChoice
          label={t('providers.views')}
          options={views.map((id) => ({ id, name: t(`providers.${id}`) }))}
          value={view}
          onChange={setView}
        />
      }
      actions={
        <Button component={Link} to={pathTo(surveyScreens.record, { surveyId })} size="small">
          {t('providers.back')}
        </Button>
      }
    />
  );
}

/** Who has answered a version, with all answers for the export, and who has not. */
export function SurveyProvidersScreen() {
  const { t } = useTranslation('survey');
  const { surveyId = '' } = useParams();
  const read = useApi(getSurvey, { query: { surveyId } });
  return (
    <RecordPart read={read} missing={{ title: t('missing'), nextStep: t('missingNext') }}>
      {(survey) => <ProviderList survey={survey} />}
    </RecordPart>
  );
}
