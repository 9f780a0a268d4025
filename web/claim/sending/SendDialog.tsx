import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { alerts } from '../../base/alerts.ts';
import { errorText } from '../../base/messageText.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ClaimNumbers } from '../ClaimNumbers.tsx';
import { type SendableClaim, useSending } from './useSending.ts';

interface SendDialogProps {
  claims: readonly SendableClaim[];
  onClose: () => void;
  /** Some were sent, or are others by now: read them again. */
  onChanged: () => void;
}

/** Claims by the payer that gets them, in their order. */
function byPayer(claims: readonly SendableClaim[]): readonly (readonly SendableClaim[])[] {
  const codes = [...new Set(claims.map(({ payerCode }) => payerCode))];
  return codes.map((code) => claims.filter(({ payerCode }) => payerCode === code));
}

/** Who gets which claims. */
function Receivers({ claims }: { claims: readonly SendableClaim[] }) {
  const { t, i18n } = useTranslation('claim');
  return (
    <>
      <Typography>{t('sending.to')}</Typography>
      <ul>
        {byPayer(claims).map((own) => (
          <li key={own[0]?.payerCode}>
            <bdi>{own[0] && (nameIn(i18n.language, own[0], 'payerName') || own[0].payerCode)}</bdi>:{' '}
            <ClaimNumbers of={own} />
          </li>
        ))}
      </ul>
      <Typography>{t('sending.final')}</Typography>
    </>
  );
}

/**
 * Asks before claims go to their payers: to whom they go, and that nobody can call them back. Claims that did not go are named, and the
 * others can be sent without them.
 */
export function SendDialog({ claims: asked, onClose, onChanged }: SendDialogProps) {
  const { t } = useTranslation('claim');
  const [claims, setClaims] = useState(asked);
  const [left, setLeft] = useState<readonly SendableClaim[]>([]);
  const [errors, setErrors] = useState<readonly ApiError[]>([]);
  const { sendAll, isSending } = useSending();
  const count = claims.length;
  const confirm = async () => {
    const { sent, unsent, overtaken, ...ended } = await sendAll(claims);
    if (sent.length > 0) alerts.success(t('sending.done', { count }));
    if (sent.length + overtaken.length > 0) onChanged();
    if (sent.length > 0) return onClose();
    setClaims(unsent);
    setLeft([...left, ...overtaken]);
    // The claims in the way are named: that says it better.
    setErrors(overtaken.length > 0 ? [] : ended.errors);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('sending.title', { count: count || asked.length })}
      action={count > 0 ? t('moves.send') : null}
      {...(count === 0 && { keepText: t('sending.close') })}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {left.length > 0 && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {t('sending.left', { count: left.length })} <ClaimNumbers of={left} /> {count > 0 && t('sending.leftNext')}
        </Alert>
      )}
      {errors.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {errors.map(errorText).join(' ')} {t('sending.notSent')}
        </Alert>
      )}
      {count > 0 && <Receivers claims={claims} />}
    </ConfirmDialog>
  );
}
