import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type OwnSurvey, surveyApi } from '../../../shared/survey/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { RecordPart } from '../../parts/record/RecordPart.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { AnswerSections } from '../AnswerSections.tsx';
import { AnsweringChip } from '../chips.ts';
import { surveyScreens } from '../screens.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { type AnswerValues, mergedValues, valuesOf } from './answerValues.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

const { getOwnSurvey } = surveyApi.endpoints;

function SurveyFacts({ survey }: { survey: OwnSurvey }) {
  const { t, i18n } = useTranslation('survey');
  const fact = factsBy(survey, (name: 'payerName' | 'dueOn' | 'number' | 'state') => t(`field.${name}`));
  return (
    <Section title={nameIn(i18n.language, survey, 'title')} isPlain>
      <Facts
        facts={[
          fact.name('payerName', nameIn(i18n.language, survey, 'payerName')),
          fact.date('dueOn'),
          fact.text('number', String(survey.number)),
          fact.text('state', <AnsweringChip state={survey.state} />),
        ]}
      />
    </Section>
  );
}

/** What is on the page: a record of the server, what the fields begin with, and which of it is kept there. */
interface Opened {
  readonly survey: OwnSurvey;
  readonly begins: AnswerValues;
  readonly saved: AnswerValues;
  readonly round: number;
}

const openedOf = (survey: OwnSurvey, round: number, begins?: AnswerValues): Opened => {
  const saved = valuesOf(survey.questions, survey.answers);
  return { survey, begins: begins ?? saved, saved, round };
};

/** The form, and what becomes of it when two people answer at once: what the colleague has kept is read again, and nothing written over it. */
function Answering({ first, onSubmitted }: { first: OwnSurvey; onSubmitted: () => void }) {
  const { surveyId, questions } = first;
  const [opened, setOpened] = useState(() => openedOf(first, 0));
  const [typed, setTyped] = useState<AnswerValues | null>(null);
  const read = useApi(getOwnSurvey, { query: { surveyId } }, { revalidateOnMount: false, revalidateIfStale: false });
  const isNewer = !read.isRefreshing && read.data?.version !== opened.survey.version;
  const theirs = typed && isNewer ? read.data : null;
  const goOn = (survey: OwnSurvey, begins?: AnswerValues) => {
    setTyped(null);
    setOpened(openedOf(survey, opened.round + 1, begins));
  };
  const merged = typed && theirs && mergedValues(opened.saved, typed, valuesOf(questions, theirs.answers));
  const { round, ...fields } = opened;
  return (
    <>
      {theirs && merged && (
        <ConflictNotice
          theirs={theirs}
          merged={merged}
          onKeepOwn={() => goOn(theirs, merged)}
          onTakeTheirs={() => goOn(theirs)}
        />
      )}
      <AnswerForm
        key={round}
        {...fields}
        onSubmitted={onSubmitted}
        onConflict={(values) => {
          setTyped(values);
          read.refresh();
        }}
      />
    </>
  );
}

function Whole({ survey, onSubmitted }: { survey: OwnSurvey; onSubmitted: () => void }) {
  const { t } = useTranslation('survey');
  const { state, isCurrent, submittedAt, byName, questions, answers } = survey;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SurveyFacts survey={survey} />
      {state === 'answered' && submittedAt && (
        <>
          <Alert severity="success">
            {t('form.frozen', { name: byName ?? '' })} <DateText value={submittedAt} withTime />
          </Alert>
          <AnswerSections questions={questions} answers={answers} />
        </>
      )}
      {state !== 'answered' && !isCurrent && (
        <LinkNotice text={t('form.replaced')} to={pathTo(surveyScreens.own)} link={t('form.toList')} />
      )}
      {state !== 'answered' && isCurrent && <Answering first={survey} onSubmitted={onSubmitted} />}
    </Box>
  );
}

/** One survey of an insurer: its form, or what was submitted. */
export function OwnSurveyScreen() {
  const { t } = useTranslation('survey');
  const { surveyId = '' } = useParams();
  const read = useApi(getOwnSurvey, { query: { surveyId } }, afresh);
  const [opened, setOpened] = useState<OwnSurvey | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  const toList = (
    <Button component={Link} to={pathTo(surveyScreens.own)}>
      {t('form.toList')}
    </Button>
  );
  const onSubmitted = () => {
    alerts.success(t('form.submitted'));
    void read.readAgain().then(() => setOpened(null));
  };
  return (
    <ScreenBody>
      <RecordPart
        read={{ ...read, data: opened ?? undefined, isLoading: read.isLoading || read.isRefreshing }}
        missing={{ title: t('missing'), nextStep: t('missingOwn') }}
        action={toList}
      >
        {(survey) => (
          <>
            <Whole key={survey.state} survey={survey} onSubmitted={onSubmitted} />
            <Box sx={{ mt: 2 }}>{toList}</Box>
          </>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
