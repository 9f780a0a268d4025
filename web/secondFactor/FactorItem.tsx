import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SecondFactor, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { DateText } from '../ui/DateText.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { OwnConfirmation, OwnProofDialog } from './OwnConfirmation.tsx';
import { type Confirming, confirmationIn, useOwnConfirmation } from './useOwnConfirmation.ts';

const nothingTyped: Confirming = { password: '' };

interface ChangeProps {
  factor: SecondFactor;
  onClose: () => void;
  onChanged: () => void;
}

function RenameDialog({ factor, onClose, onChanged }: ChangeProps) {
  const { t } = useTranslation('secondFactor');
  const form = useContractForm({
    endpoint: secondFactorApi.endpoints.renameFactor,
    initial: { name: factor.name },
    bodyOf: ({ name }) => ({ factorId: factor.factorId, name }),
    onDone: () => {
      alerts.success(t('rename.done'));
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('rename.title')} submitText={t('rename.save')} onClose={onClose}>
      <TextInput control={form.control} name="name" label={t('add.name')} maxLength={60} isRequired />
    </FormDialog>
  );
}

function RemoveDialog({ factor, isLast, onClose, onChanged }: ChangeProps & { isLast: boolean }) {
  const { t } = useTranslation('secondFactor');
  const { factorId, name } = factor;
  const confirming = useOwnConfirmation<Confirming>(() => ({ action: 'remove', factorId }));
  const form = useContractForm({
    endpoint: secondFactorApi.endpoints.removeFactor,
    initial: nothingTyped,
    bodyOf: (values) => ({ factorId, ...confirmationIn(values) }),
    onChecked: confirming.onChecked,
    onDone: () => {
      alerts.success(t('remove.done'));
      onChanged();
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        form={form}
        title={t('remove.title', { name })}
        submitText={t('remove.submit')}
        isDangerous
        onClose={onClose}
      >
        <Typography>{t(isLast ? 'remove.last' : 'remove.text')}</Typography>
        <OwnConfirmation control={form.control} confirming={confirming} />
      </FormDialog>
      <OwnProofDialog confirming={confirming} text={t('confirm.remove', { name })} />
    </>
  );
}

/** One factor of the list, with what can be done to it. */
export function FactorItem({ factor, isLast, onChanged }: Omit<ChangeProps, 'onClose'> & { isLast: boolean }) {
  const { t } = useTranslation('secondFactor');
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { name, kind, createdAt, lastUsedAt } = factor;
  const text = (
    <>
      {t(`kind.${kind}`)} {' · '} {t('list.added')} <DateText value={createdAt} withTime /> {' · '}
      {lastUsedAt ? t('list.lastUsed') : t('list.neverUsed')}{' '}
      {lastUsedAt ? <DateText value={lastUsedAt} withTime /> : null}
    </>
  );
  return (
    <ActionItem title={name} text={text}>
      <Button size="small" onClick={() => setOpen('rename')} aria-label={t('list.renameOf', { name })}>
        {t('list.rename')}
      </Button>
      <Button size="small" onClick={() => setOpen('remove')} aria-label={t('list.removeOf', { name })}>
        {t('list.remove')}
      </Button>
      {open === 'rename' ? <RenameDialog factor={factor} onClose={close} onChanged={onChanged} /> : null}
      {open === 'remove' ? (
        <RemoveDialog factor={factor} isLast={isLast} onClose={close} onChanged={onChanged} />
      ) : null}
    </ActionItem>
  );
}
