import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { SecondFactor, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { OwnConfirmation, OwnProofDialog } from './OwnConfirmation.tsx';
import { QrCode } from './QrCode.tsx';
import { type Added, type BeginningValues, useAppCode, useBeginning, usePasskeyMaking } from './useAddFactor.ts';
import { useOwnConfirmation } from './useOwnConfirmation.ts';

type Begun = Answer<typeof secondFactorApi.endpoints.beginFactor>;

function AppStep({ begun, onAdded }: { begun: Begun; onAdded: (added: Added) => unknown }) {
  const { t } = useTranslation('secondFactor');
  const form = useAppCode(begun.enrolmentId, onAdded);
  if (!begun.app) return null;
  return (
    <ContractForm form={form}>
      <Typography>{t('add.scan')}</Typography>
      <QrCode rows={begun.app.qrCode} label={t('add.qrCode')} />
      <Typography>
        {t('add.secret')}:{' '}
        <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {begun.app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <TextInput
        control={form.control}
        name="code"
        label={t('add.code')}
        maxLength={12}
        isCode
        isRequired
        autoComplete="one-time-code"
      />
      <SubmitButton isSending={form.isSending}>{t('add.finish')}</SubmitButton>
    </ContractForm>
  );
}

function PasskeyStep({ begun, onAdded }: { begun: Begun; onAdded: (added: Added) => unknown }) {
  const { t } = useTranslation('secondFactor');
  const { make, problem } = usePasskeyMaking(begun, onAdded);
  const isAsked = useRef(false);

  useEffect(() => {
    // Once: a browser asks a person one thing at a time.
    if (isAsked.current) return;
    isAsked.current = true;
    void make();
  }, [make]);
  if (problem === null) return <Typography role="status">{t('add.make')}</Typography>;
  return (
    <>
      <Notice severity="error">{problem}</Notice>
      <Button variant="contained" onClick={() => void make()}>
        {t('add.again')}
      </Button>
    </>
  );
}

interface AddFactorProps {
  kind: SecondFactor['kind'];
  /** Whether the person has one already, which then confirms the new one in the password's place. */
  hasFactor: boolean;
  onAdded: (added: Added) => unknown;
}

/** The first step: the name, and that the person is who they say. */
function BeginStep({
  kind,
  hasFactor,
  onBegun,
}: Omit<AddFactorProps, 'onAdded'> & { onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation('secondFactor');
  const confirming = useOwnConfirmation<BeginningValues>(
    ({ name }) => ({ action: 'add', kind, name: name.trim() }),
    hasFactor,
  );
  const form = useBeginning(kind, { onBegun, onChecked: confirming.onChecked });
  return (
    <>
      <ContractForm form={form}>
        <Typography color="textSecondary">{t(kind === 'totp' ? 'add.totpText' : 'add.passkeyText')}</Typography>
        <TextInput
          control={form.control}
          name="name"
          label={t('add.name')}
          hint={t('add.nameHint')}
          maxLength={60}
          isRequired
        />
        <OwnConfirmation control={form.control} confirming={confirming} />
        <SubmitButton isSending={form.isSending}>{t('add.next')}</SubmitButton>
      </ContractForm>
      <OwnProofDialog confirming={confirming} text={t('confirm.add', { name: confirming.subject?.name ?? '' })} />
    </>
  );
}

/** Adds a factor in two steps: name and confirmation, then the proof that the device works. */
export function AddFactor({ kind, hasFactor, onAdded }: AddFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) {
    return kind === 'totp' ? (
      <AppStep begun={begun} onAdded={onAdded} />
    ) : (
      <PasskeyStep begun={begun} onAdded={onAdded} />
    );
  }
  return <BeginStep kind={kind} hasFactor={hasFactor} onBegun={setBegun} />;
}
