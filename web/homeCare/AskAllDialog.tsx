import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { reallocationReasons } from '../../shared/homeCare/reallocation.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { type Done, useEveryPage } from './useEveryPage.ts';
import type { EpisodeDialogProps } from './VisitDialog.tsx';

const { reallocateAll } = homeCareApi.endpoints;
type Reason = (typeof reallocationReasons)[number];

interface Values {
  reallocationReason: Reason | null;
  handOverOn: string;
  text: string;
}

/** Asks for all patients of the provider that has this one in its care. */
export function AskAllDialog({ record, onClose, onDone }: EpisodeDialogProps) {
  const { t } = useTranslation('homeCare');
  const { episodeId } = record;
  const [done, setDone] = useState<Done | null>(null);
  const { run, moved } = useEveryPage(reallocateAll);
  const initial: Values = { reallocationReason: null, handOverOn: '', text: '' };
  const form = useContractForm({
    endpoint: reallocateAll,
    initial,
    // The contract says what is missing.
    bodyOf: ({ reallocationReason, handOverOn, text }) => ({
      ...{ episodeId, reallocationReason: reallocationReason as Reason, handOverOn, text },
    }),
    draft: dialogDraft<Values>(reallocateAll.path, episodeId),
    send: run,
    onDone: (all) => setDone(all),
  });
  const { control } = form;
  const title = t('all.ask');
  const leave = () => {
    onClose();
    onDone();
  };
  if (done) return <DoneDialog done={done} title={title} onClose={leave} />;
  return (
    <FormDialog form={form} title={title} submitText={title} onClose={onClose}>
      <Typography>{t('all.askNotice')}</Typography>
      {form.isSending && <Typography role="status">{t('all.moved', { count: moved })}</Typography>}
      <Dropdown
        control={control}
        name="reallocationReason"
        label={t('field.reallocationReason')}
        choices={reallocationReasons.map((id) => ({ id, name: t(`reallocationReason.${id}`) }))}
        isRequired
      />
      <DateField
        control={control}
        name="handOverOn"
        label={t('field.handOverOn')}
        min={emiratesDateOf(new Date())}
        isRequired
      />
      <TextInput control={control} name="text" label={t('all.text')} maxLength={2000} rows={3} isRequired />
    </FormDialog>
  );
}
