import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskSettings, worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { NumberInput } from '../ui/NumberInput.tsx';

const { getDeskSettings, updateDeskSettings } = worklistApi.endpoints;
/** The settings in the order of the form, each with its most. */
const fields = [
  ['answerMinutes', 20_160],
  ['concurrent', 100],
  ['perMinute', 10_000],
] as const;

function SettingsDialog({ settings: read, onClose }: { settings: DeskSettings; onClose: () => void }) {
  const { t } = useTranslation('worklist');
  // As they were when the dialog opened: their version tells the server whether another user has saved since.
  const [settings] = useState(read);
  const form = useContractForm({
    endpoint: updateDeskSettings,
    initial: settings,
    bodyOf: (values: DeskSettings) => values,
    onDone: () => {
      alerts.success(t('settings.saved'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('settings.title')} submitText={t('settings.save')} onClose={onClose}>
      <Typography color="textSecondary">{t('settings.text')}</Typography>
      {fields.map(([name, max]) => (
        <NumberInput
          key={name}
          control={form.control}
          name={name}
          label={t(`settings.${name}`)}
          min={1}
          max={max}
          isRequired
        />
      ))}
    </FormDialog>
  );
}

/** The administrator's settings of the desk, read anew whenever they are opened. */
export function DeskSettingsButton() {
  const { t } = useTranslation('worklist');
  const [isOpen, setOpen] = useState(false);
  const { data, isRefreshing } = useApi(getDeskSettings, isOpen ? {} : null);
  // Once they are in the dialog it stays open: what is read again later must not take it from who is typing.
  const [isRead, setRead] = useState(false);
  if (isOpen && data && !isRefreshing && !isRead) setRead(true);
  const close = () => {
    setOpen(false);
    setRead(false);
  };
  return (
    <>
      <Button size="small" startIcon={<SettingsIcon />} onClick={() => setOpen(true)}>
        {t('settings.open')}
      </Button>
      {isRead && data ? <SettingsDialog settings={data} onClose={close} /> : null}
    </>
  );
}
