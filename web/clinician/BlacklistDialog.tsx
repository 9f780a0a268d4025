import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Blacklist } from '../../shared/clinician/blacklistModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { TextInput } from '../ui/TextInput.tsx';

const { moveBlacklist } = clinicianApi.endpoints;

interface BlacklistDialogProps {
  list: Blacklist;
  onClose: () => void;
  onMoved: () => void;
}

const seenOf = ({ blacklistId, facilityId, version }: Blacklist) => ({
  ...{ blacklistId, version },
  ...(facilityId && { facilityId }),
});

/** Asks why a list is refused; its maker reads it. */
function RefuseDialog({ list, onClose, onMoved }: BlacklistDialogProps) {
  const { t } = useTranslation('clinician');
  const form = useContractForm({
    endpoint: moveBlacklist,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ ...seenOf(list), move: 'refuse' as const, reason }),
    onDone: () => {
      alerts.success(t('blacklist.done.refuse'));
      onMoved();
    },
  });
  return (
    <FormDialog form={form} title={t('blacklist.refuse')} submitText={t('blacklist.refuse')} onClose={onClose}>
      <TextInput
        control={form.control}
        name="reason"
        label={t('blacklist.reason')}
        maxLength={500}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}

/** What the reader may do: approve or refuse the list of somebody else, end one that holds, take the own one back. */
function Moves({ list, onMoved }: Omit<BlacklistDialogProps, 'onClose'>) {
  const { t } = useTranslation('clinician');
  const { send, isSending } = useApiMutation(moveBlacklist);
  const move = async (how: 'approve' | 'undo') => {
    const outcome = await send({ body: { ...seenOf(list), move: how } });
    if (outcome.isDone) alerts.success(t(`blacklist.done.${how}`));
    onMoved();
  };
  const decides = list.state === 'waiting' && !list.made.isOwn;
  return (
    <>
      {decides && (
        <>
          <Button variant="contained" color="error" disabled={isSending} onClick={() => void move('approve')}>
            {t('blacklist.approve')}
          </Button>
          <DialogButton text={t('blacklist.refuse')} variant="outlined">
            {(close) => <RefuseDialog list={list} onClose={close} onMoved={onMoved} />}
          </DialogButton>
        </>
      )}
      {(list.state === 'live' || list.state === 'waiting') && !decides && (
        <Button variant="outlined" disabled={isSending} onClick={() => void move('undo')}>
          {t(list.state === 'live' ? 'blacklist.undo' : 'blacklist.takeBack')}
        </Button>
      )}
    </>
  );
}

function Lines({ lines }: { lines: Blacklist['lines'] }) {
  const { t } = useTranslation('clinician');
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 320 }} tabIndex={0} role="region" aria-label={t('blacklist.lines')}>
      <Box
        component="table"
        aria-label={t('blacklist.lines')}
        sx={{ borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', py: 0.5, paddingInlineEnd: 2 } }}
      >
        <thead>
          <tr>
            <th scope="col">{t('field.licenseNo')}</th>
            <th scope="col">{t('blacklist.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ clinicianLicense, reason }) => (
            <tr key={clinicianLicense}>
              <td>
                <Identifier value={clinicianLicense} />
              </td>
              <td>
                <bdi>{reason}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** One blacklist: who made it, whom it names and why, and what it does to new requests. */
export function BlacklistDialog({ list, onClose, onMoved }: BlacklistDialogProps) {
  const { t } = useTranslation('clinician');
  const fact = factsBy({ ...list, ...list.made }, (name: 'madeAt' | 'madeBy' | 'fileHash') => t(`blacklist.${name}`));
  const moved = () => {
    onClose();
    onMoved();
  };
  return (
    <Dialog
      isOpen
      title={list.fileName}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('blacklist.close')}</Button>
          <Moves list={list} onMoved={moved} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity={list.state === 'live' ? 'warning' : 'info'}>{t(`blacklist.effect.${list.state}`)}</Alert>
        {list.state === 'waiting' && list.made.isOwn && <Alert severity="info">{t('blacklist.secondPerson')}</Alert>}
        <Facts
          facts={[
            fact.instant('madeAt'),
            fact.name('madeBy', list.made.makerName),
            { label: t('blacklist.decidedBy'), value: list.decidedByName && <bdi>{list.decidedByName}</bdi> },
            { label: t('blacklist.decisionReason'), value: list.decisionReason && <bdi>{list.decisionReason}</bdi> },
            { ...fact.code('fileHash'), isWide: true },
          ]}
        />
        <Lines lines={list.lines} />
      </Box>
    </Dialog>
  );
}
