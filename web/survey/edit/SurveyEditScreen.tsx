import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { type SurveyRecord, surveyApi } from '../../../shared/survey/routes.ts';
import { surveyLimits } from '../../../shared/survey/surveyModel.ts';
import { afresh, apiKey, useApi } from '../../api/useApi.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { RecordPart } from '../../parts/record/RecordPart.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { surveyScreens } from '../screens.ts';
import { contentOf, type EditValues, valuesOf } from './editValues.ts';
import { QuestionList } from './QuestionList.tsx';

const { getSurvey, saveSurvey } = surveyApi.endpoints;

function EditForm({ record }: { record: SurveyRecord }) {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { surveyId, edition } = record;
  const [initial] = useState(() => valuesOf(record));
  const [isDiscarded, setDiscarded] = useState(false);
  const form = useContractForm<typeof saveSurvey, EditValues>({
    endpoint: saveSurvey,
    initial,
    bodyOf: (values) => ({ ...contentOf(values), surveyId, edition }),
    // What was written stays on the page: only the draft is gone.
    onRefused: ({ errors }) => {
      const others = errors.filter(({ code }) => code !== 'notFound');
      setDiscarded(others.length < errors.length);
      return others;
    },
    onDone: async () => {
      alerts.success(t('edit.saved'));
      await mutate(apiKey(getSurvey, { query: { surveyId } }));
      void navigate(pathTo(surveyScreens.record, { surveyId }), { replace: true });
    },
  });
  const { control } = form;
  return (
    <FormProvider {...form.form}>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
      <ContractForm form={form} label={t('edit.title')}>
        <Section title={t('edit.about')}>
          <TextInput
            control={control}
            name="title"
            label={t('field.title')}
            maxLength={surveyLimits.title}
            isRequired
          />
          <TextInput
            control={control}
            name="titleArabic"
            label={t('field.titleArabic')}
            maxLength={surveyLimits.title}
            isRequired
          />
          <DateField control={control} name="dueOn" label={t('field.dueOn')} isRequired />
        </Section>
        <Section title={t('question.all')} isPlain>
          <QuestionList control={control} />
        </Section>
        {isDiscarded && (
          <Alert severity="warning" role="alert">
            {t('edit.discarded')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton isSending={form.isSending}>{t('edit.save')}</SubmitButton>
          <Button component={Link} to={pathTo(surveyScreens.record, { surveyId })}>
            {t('edit.back')}
          </Button>
        </Box>
      </ContractForm>
    </FormProvider>
  );
}

/** Changes the draft of the next version. It may be saved as far as it is; what is missing is said when it is sent. */
export function SurveyEditScreen() {
  const { t } = useTranslation('survey');
  const { surveyId = '' } = useParams();
  const read = useApi(getSurvey, { query: { surveyId } }, afresh);
  const [opened, setOpened] = useState<SurveyRecord | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  return (
    <ScreenBody>
      <RecordPart
        read={{ ...read, data: opened ?? undefined, isLoading: read.isLoading || read.isRefreshing }}
        missing={{ title: t('missing'), nextStep: t('missingNext') }}
      >
        {(record) =>
          record.state === 'draft' ? <EditForm record={record} /> : <Alert severity="info">{t('edit.notADraft')}</Alert>
        }
      </RecordPart>
    </ScreenBody>
  );
}
