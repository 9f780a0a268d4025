import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type SurveyRecord, surveyApi } from '../../shared/survey/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { surveyScreens } from './screens.ts';

const { discardSurvey, sendSurvey, publishSurvey, refuseSurvey } = surveyApi.endpoints;

interface ActionProps {
  record: SurveyRecord;
  onChanged: () => void;
}
interface DialogProps extends ActionProps {
  onClose: () => void;
}

const seenOf = ({ surveyId, edition }: SurveyRecord) => ({ surveyId, edition });

/** Throws the draft away. Where a colleague was faster, nothing is thrown away, and what is there now is shown. */
function DiscardDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(discardSurvey);
  const discard = async () => {
    const { isDone } = await send({ body: seenOf(record) });
    onClose();
    if (!isDone) return onChanged();
    alerts.success(t('discard.done'));
    void navigate(pathTo(surveyScreens.list), { replace: true });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('discard.title')}
      action={t('discard.action')}
      isDangerous
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void discard()}
    >
      <Typography>{t('discard.text')}</Typography>
    </ConfirmDialog>
  );
}

/** Sends the draft to a second person; what is missing is said question by question. */
function SendDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('survey');
  const form = useContractForm({
    endpoint: sendSurvey,
    initial: {},
    bodyOf: () => seenOf(record),
    onDone: () => {
      alerts.success(t('send.done'));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} title={t('send.title')} submitText={t('send.action')} onClose={onClose}>
      <Typography>{t('send.text')}</Typography>
    </FormDialog>
  );
}

function PublishDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('survey');
  const { send, isSending } = useApiMutation(publishSurvey);
  const publish = async () => {
    const { isDone } = await send({ body: seenOf(record) });
    if (isDone) alerts.success(t('publish.done'));
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('publish.title')}
      action={t('publish.action')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void publish()}
    >
      <Typography>{t('publish.text')}</Typography>
    </ConfirmDialog>
  );
}

function RefuseDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('survey');
  return (
    <ReasonDialog
      endpoint={refuseSurvey}
      bodyOf={({ reason }) => ({ ...seenOf(record), reason })}
      about={record.surveyId}
      title={t('refuse.title')}
      submitText={t('refuse.action')}
      label={t('field.reason')}
      onClose={onClose}
      onDone={() => {
        alerts.success(t('refuse.done'));
        onChanged();
      }}
    />
  );
}

/** What the insurer's people may do with a version in its state. */
export function SurveyActions({ record, onChanged }: ActionProps) {
  const { t } = useTranslation('survey');
  const { surveyId, state, waiting } = record;
  const dialogs = { record, onChanged };
  if (state === 'draft') {
    return (
      <>
        <Button component={Link} to={pathTo(surveyScreens.edit, { surveyId })} variant="outlined" size="small">
          {t('edit.open')}
        </Button>
        <DialogButton text={t('send.open')} variant="contained" size="small">
          {(close) => <SendDialog {...dialogs} onClose={close} />}
        </DialogButton>
        <DialogButton text={t('discard.open')} size="small">
          {(close) => <DiscardDialog {...dialogs} onClose={close} />}
        </DialogButton>
      </>
    );
  }
  if (state === 'waiting') {
    return (
      <>
        {!waiting?.isOwn && (
          <DialogButton text={t('publish.open')} variant="contained" size="small">
            {(close) => <PublishDialog {...dialogs} onClose={close} />}
          </DialogButton>
        )}
        <DialogButton text={t(waiting?.isOwn ? 'refuse.takeBack' : 'refuse.open')} size="small">
          {(close) => <RefuseDialog {...dialogs} onClose={close} />}
        </DialogButton>
      </>
    );
  }
  return (
    <Button component={Link} to={pathTo(surveyScreens.providers, { surveyId })} variant="contained" size="small">
      {t('providers.open')}
    </Button>
  );
}
