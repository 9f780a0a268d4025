import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { fieldRefusal } from '../../../shared/messages.ts';
import { type OwnSurvey, surveyApi } from '../../../shared/survey/routes.ts';
import { answerProblems, progressOf, shownQuestions } from '../../../shared/survey/surveyRules.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { errorText, keptRefusal } from '../../base/messageText.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { contractResolver } from '../../parts/form/contractResolver.ts';
import { untilSaved } from '../../parts/form/formDraft.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { type DraftState, useServerDraft } from '../../parts/form/useServerDraft.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { sectionsOf } from '../sectionsOf.ts';
import { type AnswerValues, answersOf } from './answerValues.ts';
import { QuestionField } from './QuestionField.tsx';

const { saveSurveyDraft, submitSurvey } = surveyApi.endpoints;

/** The draft on the server, at the version that this page has seen. */
export interface DraftPlace {
  readonly surveyId: string;
  readonly version: number;
}

type Submission = Sending<typeof submitSurvey>['body'];

interface AnswerFormProps {
  survey: OwnSurvey;
  /** What the fields begin with. */
  begins: AnswerValues;
  /** What of it the server has already. */
  saved: AnswerValues;
  onSubmitted: () => void;
  /** A colleague was first: what was typed here is handed over. */
  onConflict: (typed: AnswerValues) => void;
}

/** Whether what was typed is on the server, in a line that never moves the form. */
function DraftSign({ state }: { state: DraftState }) {
  const { t } = useTranslation('survey');
  return (
    <Typography component="p" variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
      {t(`draft.${state.kind}`)} {state.kind === 'saved' && <DateText value={state.at} withTime />}
    </Typography>
  );
}

function Progress({ answered, total }: { answered: number; total: number }) {
  const { t } = useTranslation('survey');
  const text = t('form.progress', { answered, total });
  return (
    <Box sx={{ py: 1 }}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={total === 0 ? 0 : Math.round((100 * answered) / total)}
      />
    </Box>
  );
}

function useAnswerForm({ survey, begins, saved, onSubmitted, onConflict }: AnswerFormProps) {
  const { i18n } = useTranslation('survey');
  const { questions, surveyId, version } = survey;
  const calls = useApiMutation(submitSurvey, { showsErrors: true });
  const { send } = useApiMutation(saveSurveyDraft, { showsErrors: true });
  const bodyOf = (values: AnswerValues): Submission => ({
    surveyId,
    version: autosave.place()?.version ?? 1,
    answers: answersOf(questions, values),
  });
  const form = useContractForm<typeof submitSurvey, AnswerValues>({
    endpoint: submitSurvey,
    initial: begins,
    bodyOf,
    labelOf: (field) => {
      const question = questions.find(({ key }) => field === `answers.${key}`);
      return question ? nameIn(i18n.language, question, 'text') : '';
    },
    resolver: contractResolver<AnswerValues>(submitSurvey.body, {
      bodyOf,
      check: (_found, values) =>
        answerProblems(questions, answersOf(questions, values)).map(({ field, refusal }) => {
          const error = fieldRefusal(field, refusal);
          return { field, code: error.code, message: keptRefusal(error) };
        }),
    }),
    send: async (_body, values) => {
      if (await autosave.flush()) autosave.stop();
      // The version is that of the draft that was just kept.
      const outcome = await calls.send({ body: bodyOf(values) });
      if (!outcome.isDone) autosave.resume();
      return outcome;
    },
    draft: untilSaved<AnswerValues>(`survey:answers:${surveyId}`),
    onDone: onSubmitted,
  });
  const autosave = useServerDraft<AnswerValues, DraftPlace, Parameters<typeof send>[0]>({
    ...{ form: form.form, send, initial: saved, needsPlace: true },
    first: version === null ? null : { surveyId, version },
    draftOf: (values) => answersOf(questions, values),
    onSaved: form.dropDraft,
    callOf: (draft, place) => ({
      body: { surveyId, draft, ...(place && { version: place.version }) },
    }),
  });
  const { state } = autosave;
  const isConflict = state.kind === 'refused' && state.error.code === 'changedMeanwhile';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each conflict
  useEffect(() => {
    if (isConflict) onConflict(form.form.getValues());
  }, [isConflict]);
  return { form, state, isConflict };
}

/** The answers to one version, kept on the server while they are given; branches show and hide at once. */
export function AnswerForm(props: AnswerFormProps) {
  const { t, i18n } = useTranslation('survey');
  const { questions, isPrefilled } = props.survey;
  const { form, state, isConflict } = useAnswerForm(props);
  const [wasPrefilled] = useState(isPrefilled);
  const answers = answersOf(questions, form.form.watch());
  return (
    <ContractForm form={form} label={t('form.label')}>
      {wasPrefilled && <Alert severity="info">{t('form.prefilled')}</Alert>}
      {state.kind === 'refused' && !isConflict && (
        <Alert severity="warning" role="alert">
          {errorText(state.error)}
        </Alert>
      )}
      <Progress {...progressOf(questions, answers)} />
      {sectionsOf(shownQuestions(questions, answers)).map(({ head, questions: asked }) => (
        <Section
          key={head?.key ?? ''}
          title={head ? nameIn(i18n.language, head, 'text') : t('answers.questions')}
          isPlain
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            {asked.map((question) => (
              <QuestionField key={question.key} control={form.control} question={question} />
            ))}
          </Box>
        </Section>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending}>{t('form.submit')}</SubmitButton>
        <DraftSign state={state} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('form.frozenHint')}
      </Typography>
    </ContractForm>
  );
}
