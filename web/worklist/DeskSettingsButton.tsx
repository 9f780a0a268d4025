import { zodResolver } from '@hookform/resolvers/zod';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DeskSettings, deskSettings, worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { steadyClick } from '../ui/steadyClick.ts';

const { getDeskSettings, updateDeskSettings } = worklistApi.endpoints;
const formId = 'desk-settings';
/** The settings in the order of the form, each with its most. */
const fields = [
  ['answerMinutes', 20_160],
  ['concurrent', 100],
  ['perMinute', 10_000],
] as const;

function SettingsDialog({ settings, onClose }: { settings: DeskSettings; onClose: () => void }) {
  const { t } = useTranslation('worklist');
  const { send, isSending } = useApiMutation(updateDeskSettings);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(deskSettings),
    defaultValues: settings,
    mode: 'onTouched',
  });
  const save = handleSubmit(async (body) => {
    const outcome = await send({ body });
    if (!outcome.isDone) return;
    alerts.success(t('settings.saved'));
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={t('settings.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button type="submit" {...steadyClick} form={formId} variant="contained" loading={isSending}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
      >
        <Typography color="textSecondary">{t('settings.text')}</Typography>
        {fields.map(([name, max]) => (
          <NumberInput
            key={name}
            control={control}
            name={name}
            label={t(`settings.${name}`)}
            min={1}
            max={max}
            isRequired
          />
        ))}
      </Box>
    </Dialog>
  );
}

/** The administrator's settings of the desk, read anew whenever they are opened. */
export function DeskSettingsButton() {
  const { t } = useTranslation('worklist');
  const [isOpen, setOpen] = useState(false);
  const { data, isRefreshing } = useApi(getDeskSettings, isOpen ? {} : null);
  return (
    <>
      <Button size="small" startIcon={<SettingsIcon />} onClick={() => setOpen(true)}>
        {t('settings.open')}
      </Button>
      {isOpen && data && !isRefreshing ? <SettingsDialog settings={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
