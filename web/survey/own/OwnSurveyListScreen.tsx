import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type OwnSurveyRow, surveyApi } from '../../../shared/survey/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import type { WordOf } from '../../base/texts.ts';
import { ListScreen } from '../../parts/list/ListScreen.tsx';
import { useList } from '../../parts/list/useList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { AnsweringChip } from '../chips.ts';
import { surveyScreens } from '../screens.ts';

function OwnSurveys() {
  const { t, i18n } = useTranslation('survey');
  const list = useList(surveyApi.endpoints.searchOwnSurveys, { key: 'survey:own', empty: {} });
  const columns = useMemo(() => {
    const column = columnsBy<OwnSurveyRow, WordOf<'survey', 'field'>>((name) => t(`field.${name}`));
    return [
      column.name('heading', { value: (row) => nameIn(i18n.language, row, 'title'), width: 280, isLink: true }),
      column.name('payerName', { value: (row) => nameIn(i18n.language, row, 'payerName'), width: 220 }),
      column.text('state', {
        value: (row) => t(`answering.${row.state}`),
        cell: (row) => <AnsweringChip state={row.state} />,
      }),
      column.date('dueOn'),
      column.instant('submittedAt', { isSecondary: true }),
      column.number('number', { isSecondary: true }),
    ];
  }, [t, i18n.language]);
  return (
    <ListScreen
      name="ownSurveys"
      label={t('own.label')}
      intro={t('own.intro')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.surveyId}
      linkOf={(row) => pathTo(surveyScreens.answer, row)}
      nextStep={t('own.none')}
    />
  );
}

/** What the insurers ask in whose networks the facility is. Its administrators answer; others are told whom to ask. */
export function OwnSurveyListScreen() {
  const { t } = useTranslation('survey');
  const session = useSession();
  const mayAnswer =
    session !== null && session.facilityId !== null && holdsOneOf(session, moduleAccess.providerProfile);
  if (mayAnswer) return <OwnSurveys />;
  return (
    <ScreenBody>
      <EmptyState title={t('own.label')} nextStep={t('own.noAccess')} />
    </ScreenBody>
  );
}
