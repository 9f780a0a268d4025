import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { NewsChoices } from '../../shared/notification/newsChoices.ts';
import { type NewsGroupName, newsGroups } from '../../shared/notification/newsGroups.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { apiKey } from '../api/useApi.ts';
import { Notice } from '../base/Notice.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { LeaveGuard } from '../parts/form/LeaveGuard.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { useNews } from '../parts/notification/useNews.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { NewsChoiceTable } from './NewsChoiceTable.tsx';

const { getNewsChoices, saveNewsChoices } = notificationApi.endpoints;
type Chosen = Answer<typeof getNewsChoices>;

/** Shows a choice as it was just saved, and lets the bell follow it. */
function useShowSaved() {
  const { mutate } = useSWRConfig();
  const { poll } = useNews();
  return async (saved: Chosen): Promise<void> => {
    await mutate(apiKey(getNewsChoices, {}), saved, { revalidate: false });
    await poll();
  };
}

/** A person's choice. What another tab has saved meanwhile is read, and what was changed here stays for another try. */
export function NewsChoiceForm({ chosen, readAgain }: { chosen: Chosen; readAgain: () => Promise<void> }) {
  const { t, i18n } = useTranslation('notification');
  const showSaved = useShowSaved();
  const [before, setBefore] = useState<NewsChoices | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useContractForm({
    endpoint: saveNewsChoices,
    initial: { choices: chosen.choices },
    bodyOf: ({ choices }) => ({ choices, version: chosen.version }),
    labelOf: (field) => inLanguage(i18n.language, newsGroups[field.split('.')[1] as NewsGroupName].title),
    onDone: async (saved) => {
      setBefore(chosen.choices);
      setOvertaken(false);
      if (saved) await showSaved(saved);
    },
    onRefused: async ({ errors }) => {
      const isChanged = errors.some(({ code }) => code === 'changedMeanwhile');
      setOvertaken(isChanged);
      if (!isChanged) return errors;
      await readAgain();
      return [];
    },
  });
  const isDirty = JSON.stringify(form.form.watch('choices')) !== JSON.stringify(chosen.choices);
  const undo = (choices: NewsChoices) => {
    form.clear({ choices });
    return form.sendNow({ choices });
  };
  return (
    <ContractForm form={form} label={t('settings.label')}>
      <NewsChoiceTable
        control={form.control}
        groups={chosen.shown}
        onChosen={(group) => void form.form.trigger(`choices.${group}.inPortal`)}
      />
      {isOvertaken && <Alert severity="warning">{t('settings.overtaken')}</Alert>}
      <SubmitButton isSending={form.isSending} sx={{ justifySelf: 'start' }} busyText={t('settings.saving')}>
        {t('settings.save')}
      </SubmitButton>
      <Box role="status">
        {before && !isDirty && !form.isSending && (
          <Notice
            severity="success"
            action={
              <Button size="small" color="inherit" onClick={() => void undo(before)}>
                {t('settings.undo')}
              </Button>
            }
          >
            {t('settings.saved')}
          </Notice>
        )}
      </Box>
      <LeaveGuard isDirty={isDirty && !form.isSending} />
    </ContractForm>
  );
}
