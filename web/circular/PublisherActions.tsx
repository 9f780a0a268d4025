import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type CircularRecord, circularApi } from '../../shared/circular/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { dialogDraft } from '../parts/form/formDraft.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { circularScreens } from './screens.ts';

const { previewAudience, publishCircular, approveCircular, refuseCircular, withdrawCircular } = circularApi.endpoints;

interface ActionProps {
  record: CircularRecord;
  /** Reads the circular anew. */
  onChanged: () => void;
}
interface DialogProps extends ActionProps {
  onClose: () => void;
}
type Publishing = NonNullable<CircularRecord['publishing']>;

/** How many facilities and people an audience has, and some of them by name. */
function AudienceSize({ audience }: Pick<Publishing, 'audience'>) {
  const { t, i18n } = useTranslation('circular');
  const { data, error } = useApi(previewAudience, { body: audience }, { revalidateOnMount: true });
  if (error) return <Alert severity="error">{t('preview.failed')}</Alert>;
  if (!data) return <Typography role="status">{t('preview.counting')}</Typography>;
  const names = data.examples.map((each) => nameIn(i18n.language, each, 'name'));
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('preview.places', { count: data.places })}</Typography>
      {data.people !== null && <Typography>{t('preview.people', { count: data.people })}</Typography>}
      {names.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('preview.examples', { names: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names) })}
        </Typography>
      )}
    </>
  );
}

/** Shows to whom it goes before it goes: the number that was seen is sent along. */
function PublishDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('circular');
  const publishing = record.publishing as Publishing;
  const { data } = useApi(previewAudience, { body: publishing.audience });
  const { send, isSending } = useApiMutation(publishCircular);
  const publish = async () => {
    const { circularId } = record;
    const outcome = await send({ body: { circularId, edition: publishing.edition, places: data?.places ?? 0 } });
    if (outcome.isDone) alerts.success(t(record.isMustRead ? 'publish.waits' : 'publish.done'));
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('publish.title')}
      action={data && data.places > 0 ? t(record.isMustRead ? 'publish.send' : 'publish.now') : null}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void publish()}
    >
      <AudienceSize audience={publishing.audience} />
      <Typography sx={{ mt: 1 }}>{t(record.isMustRead ? 'publish.mustReadNote' : 'publish.note')}</Typography>
    </ConfirmDialog>
  );
}

function ApproveDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('circular');
  const publishing = record.publishing as Publishing;
  const { send, isSending } = useApiMutation(approveCircular);
  const approve = async () => {
    const outcome = await send({ body: { circularId: record.circularId, edition: publishing.edition } });
    if (outcome.isDone) alerts.success(t('publish.done'));
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('approve.title')}
      action={t('approve.action')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void approve()}
    >
      <AudienceSize audience={publishing.audience} />
      <Typography sx={{ mt: 1 }}>{t('publish.note')}</Typography>
    </ConfirmDialog>
  );
}

function RefuseDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('circular');
  const { edition } = record.publishing as Publishing;
  return (
    <ReasonDialog
      endpoint={refuseCircular}
      bodyOf={({ reason }) => ({ circularId: record.circularId, edition, reason })}
      about={record.circularId}
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

function WithdrawDialog({ record, onChanged, onClose }: DialogProps) {
  const { t } = useTranslation('circular');
  const form = useContractForm({
    endpoint: withdrawCircular,
    draft: dialogDraft<{ reason: string; reasonArabic: string }>(withdrawCircular.path, record.circularId),
    initial: { reason: '', reasonArabic: '' },
    bodyOf: (values) => ({
      circularId: record.circularId,
      edition: (record.publishing as Publishing).edition,
      ...values,
    }),
    onDone: () => {
      alerts.success(t('withdraw.done'));
      onClose();
      onChanged();
    },
  });
  const { control } = form;
  return (
    <FormDialog form={form} title={t('withdraw.title')} submitText={t('withdraw.action')} isDangerous onClose={onClose}>
      <Typography>{t('withdraw.text')}</Typography>
      <TextInput control={control} name="reason" label={t('field.reasonEnglish')} maxLength={500} rows={2} isRequired />
      <TextInput
        control={control}
        name="reasonArabic"
        label={t('field.reasonArabic')}
        maxLength={500}
        rows={2}
        isRequired
      />
    </FormDialog>
  );
}

/** What the publisher's people may do with a circular in its state. */
export function PublisherActions({ record, onChanged }: ActionProps) {
  const { t } = useTranslation('circular');
  const { circularId, state, publishing } = record;
  if (!publishing) return null;
  const dialogs = { record, onChanged };
  if (state === 'draft') {
    return (
      <>
        <Button component={Link} to={pathTo(circularScreens.edit, { circularId })} variant="outlined" size="small">
          {t('edit')}
        </Button>
        <DialogButton text={t('publish.open')} variant="contained" size="small">
          {(close) => <PublishDialog {...dialogs} onClose={close} />}
        </DialogButton>
      </>
    );
  }
  if (state === 'waiting') {
    return (
      <>
        {!publishing.waiting?.isOwn && (
          <DialogButton text={t('approve.open')} variant="contained" size="small">
            {(close) => <ApproveDialog {...dialogs} onClose={close} />}
          </DialogButton>
        )}
        <DialogButton text={t(publishing.waiting?.isOwn ? 'refuse.takeBack' : 'refuse.open')} size="small">
          {(close) => <RefuseDialog {...dialogs} onClose={close} />}
        </DialogButton>
      </>
    );
  }
  return (
    <>
      <Button component={Link} to={pathTo(circularScreens.receipts, { circularId })} variant="outlined" size="small">
        {t('receipts.open')}
      </Button>
      {state === 'published' && (
        <>
          <Button component={Link} to={`${pathTo(circularScreens.new)}?supersedes=${circularId}`} size="small">
            {t('supersede')}
          </Button>
          <DialogButton text={t('withdraw.open')} size="small">
            {(close) => <WithdrawDialog {...dialogs} onClose={close} />}
          </DialogButton>
        </>
      )}
    </>
  );
}
