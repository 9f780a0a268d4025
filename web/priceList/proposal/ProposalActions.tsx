import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PriceProposal } from '../../../shared/priceList/proposal.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { ReasonDialog } from '../../parts/form/ReasonDialog.tsx';
import { countText } from '../../parts/job/jobTexts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';

const { completePriceProposal, comparePriceProposal, withdrawPriceProposal } = priceListApi.endpoints;

interface ActionProps {
  proposal: PriceProposal;
  onChanged: () => void;
}

/** Asks before what was decided becomes a version of the price list. */
function CompleteDialog({ proposal, onChanged, onClose }: ActionProps & { onClose: () => void }) {
  const { t } = useTranslation('priceList');
  const { proposalId, edition, tally, findings } = proposal;
  const isReasonNeeded = findings.warnings.length > 0 && (tally?.accepted ?? 0) > 0;
  const counts = { accepted: countText(tally?.accepted ?? 0), refused: countText(tally?.refused ?? 0) };
  return (
    <ReasonDialog
      endpoint={completePriceProposal}
      bodyOf={({ reason }) => ({ proposalId, edition, reason })}
      about={proposalId}
      title={t('proposal.completeTitle')}
      submitText={t('proposal.complete')}
      text={t('proposal.completeText', counts)}
      note={isReasonNeeded ? t('proposal.reasonNeeded') : undefined}
      label={t('field.reason')}
      isOptional={!isReasonNeeded}
      onClose={onClose}
      onDone={() => {
        alerts.success(t('proposal.completed'));
        onChanged();
      }}
    />
  );
}

/** What the insurer's people do with a proposal as a whole. */
export function DeskActions({ proposal, onChanged }: ActionProps) {
  const { t } = useTranslation('priceList');
  const { send, isSending } = useApiMutation(comparePriceProposal);
  const { proposalId, edition, isOutdated, tally } = proposal;
  const compare = async () => {
    const outcome = await send({ body: { proposalId, edition } });
    if (outcome.isDone) alerts.success(t('proposal.compared'));
    onChanged();
  };
  if (isOutdated) {
    return (
      <Button variant="contained" loading={isSending} onClick={() => void compare()}>
        {t('proposal.compare')}
      </Button>
    );
  }
  if (tally?.undecided !== 0) return null;
  return (
    <DialogButton text={t('proposal.complete')} variant="contained">
      {(close) => <CompleteDialog proposal={proposal} onChanged={onChanged} onClose={close} />}
    </DialogButton>
  );
}

/** Where the administrators of the price list find the version that the accepted lines became. */
export function VersionLink({ proposal: { version, facilityLicense } }: Pick<ActionProps, 'proposal'>) {
  const { t } = useTranslation('priceList');
  const screenPath = usePathTo();
  if (!version) return null;
  const { versionId } = version;
  return (
    <Button component={Link} to={screenPath('priceListVersion', { facilityLicense, versionId })} variant="outlined">
      {t('proposal.toVersion')}
    </Button>
  );
}

/** The provider takes back what it has proposed. */
export function WithdrawButton({ proposal, onChanged }: ActionProps) {
  const { t } = useTranslation('priceList');
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useApiMutation(withdrawPriceProposal);
  const { proposalId, payerId, edition } = proposal;
  const withdraw = async () => {
    const outcome = await send({ body: { proposalId, payerId, edition } });
    if (outcome.isDone) alerts.success(t('proposal.withdrawn'));
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('proposal.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('proposal.withdrawTitle')}
        action={t('proposal.withdraw')}
        isDangerous
        isSending={isSending}
        onClose={() => setOpen(false)}
        onConfirm={() => void withdraw()}
      >
        {t('proposal.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
