import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi, type DeskContext } from '../../shared/authorizationDesk/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AnswerLines } from './AnswerLines.tsx';

const { approveProposal, returnProposal } = authorizationDeskApi.endpoints;

interface ProposalProps {
  record: Authorization;
  proposal: NonNullable<DeskContext['proposal']>;
  onChanged: () => void;
}

function ReturnDialog({ record, onChanged, onClose }: Omit<ProposalProps, 'proposal'> & { onClose: () => void }) {
  const { t } = useTranslation('authorizationDesk');
  const { authorizationId, version } = record;
  const form = useContractForm({
    endpoint: returnProposal,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ authorizationId, version, reason }),
    onDone: () => {
      alerts.success(t('second.returned'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t('second.return')} submitText={t('second.return')} onClose={onClose}>
      <TextInput control={form.control} name="reason" label={t('second.reason')} maxLength={500} rows={3} isRequired />
    </FormDialog>
  );
}

/** A decision that waits for a second person: what it is, who made it, and what another person may do with it. */
export function ProposalPart({ record, proposal, onChanged }: ProposalProps) {
  const { t } = useTranslation('authorizationDesk');
  const { send, isSending } = useApiMutation(approveProposal);
  const { authorizationId, version } = record;
  const approve = async () => {
    const outcome = await send({ body: { authorizationId, version } });
    if (outcome.isDone) alerts.success(t('second.approved'));
    onChanged();
  };
  return (
    <Section title={t('second.title')} isPlain>
      <Alert severity="info" sx={{ mb: 1 }}>
        {t('second.by', { name: proposal.makerName })} <Money fils={proposal.netFils} />
      </Alert>
      <AnswerLines asked={record.form?.lines ?? []} answer={proposal.answer} names={record.names} />
      {proposal.isOwn ? (
        <Alert severity="info">{t('second.own')}</Alert>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="contained" size="small" loading={isSending} onClick={() => void approve()}>
            {t('second.approve')}
          </Button>
          <DialogButton text={t('second.return')} variant="outlined" size="small">
            {(close) => <ReturnDialog record={record} onChanged={onChanged} onClose={close} />}
          </DialogButton>
        </Box>
      )}
    </Section>
  );
}
