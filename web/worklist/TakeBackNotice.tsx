import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';

interface TakeBackNoticeProps {
  item: WorklistItem;
  onChanged: (item: WorklistItem) => void;
  onOvertaken: () => void;
}

/** Whether an instant lies ahead; renders again once it has passed. */
function useIsAhead(instant: string | null): boolean {
  const [, setPassed] = useState('');
  const left = instant === null ? 0 : Date.parse(instant) - Date.now();
  useEffect(() => {
    if (instant === null || left <= 0) return;
    const timer = setTimeout(() => setPassed(instant), left);
    return () => clearTimeout(timer);
  }, [instant, left]);
  return left > 0;
}

/** Takes an answer back for as long as its minute lasts, and nobody at the facility has read it. */
export function TakeBackNotice({ item, onChanged, onOvertaken }: TakeBackNoticeProps) {
  const { t } = useTranslation('worklist');
  const takeBack = useApiMutation(worklistApi.endpoints.takeBackAnswer);
  const isOpen = useIsAhead(item.heldUntil);
  if (!isOpen) return null;
  const send = async () => {
    const outcome = await takeBack.send({ body: { eligibilityId: item.eligibilityId } });
    if (!outcome.isDone || !outcome.data) return onOvertaken();
    alerts.success(t('item.takenBack'));
    onChanged(outcome.data);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" loading={takeBack.isSending} onClick={() => void send()}>
          {t('moves.takeBack')}
        </Button>
      }
    >
      {t('item.heldText')}
    </Alert>
  );
}
