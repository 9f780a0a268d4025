import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type SurveyRow, surveyApi } from '../../shared/survey/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { SurveyChip } from './chips.ts';
import { surveyScreens } from './screens.ts';

const { searchSurveys, beginSurvey } = surveyApi.endpoints;

/** The versions of the insurer's survey, newest first; a new one begins from the last. */
export function SurveyListScreen() {
  const { t, i18n } = useTranslation('survey');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(beginSurvey);
  const list = useList(searchSurveys, { key: 'survey:versions', empty: {} });
  const columns = useMemo(() => {
    const column = columnsBy<SurveyRow, WordOf<'survey', 'field'>>((name) => t(`field.${name}`));
    const titleOf = (row: SurveyRow) => nameIn(i18n.language, row, 'title') || t('list.untitled');
    return [
      column.name('heading', { value: titleOf, width: 280, isLink: true }),
      column.number('number'),
      column.text('state', {
        value: (row) => t(`state.${row.state}`),
        cell: (row) => <SurveyChip state={row.state} />,
      }),
      column.date('dueOn'),
      column.instant('publishedAt', { isSecondary: true }),
      column.number('questionCount', { isSecondary: true }),
    ];
  }, [t, i18n.language]);
  const begin = async () => {
    const outcome = await send({});
    if (outcome.isDone && outcome.data) void navigate(pathTo(surveyScreens.edit, outcome.data));
  };
  return (
    <ListScreen
      name="surveys"
      label={t('list.label')}
      intro={t('list.intro')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.surveyId}
      linkOf={(row) => pathTo(surveyScreens.record, row)}
      nextStep={t('list.none')}
      actions={
        <Button
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          loading={isSending}
          onClick={() => void begin()}
        >
          {t('list.begin')}
        </Button>
      }
    />
  );
}
