import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type CircularRecord, circularApi } from '../../shared/circular/routes.ts';
import { apiKey, useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { AttachmentList } from '../parts/attachment/AttachmentList.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { audienceText } from './audienceText.ts';
import { CircularStateChip } from './CircularStateChip.ts';
import { PublisherActions } from './PublisherActions.tsx';
import { circularScreens } from './screens.ts';

const { getCircular, getDueCirculars, openCircular, acknowledgeCircular, getCircularAttachment } =
  circularApi.endpoints;

interface PartProps {
  record: CircularRecord;
  onChanged: () => void;
}

/** Says that it was withdrawn or superseded, that it waits, and why it was returned. */
function Notices({ record }: { record: CircularRecord }) {
  const { t, i18n } = useTranslation('circular');
  const { withdrawn, supersededBy, supersedes, publishing } = record;
  const refused = record.state === 'draft' ? publishing?.refused : null;
  return (
    <>
      {withdrawn && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('notice.withdrawn')} <DateText value={withdrawn.at} withTime />.{' '}
          {nameIn(i18n.language, withdrawn, 'reason')}
        </Alert>
      )}
      {supersededBy && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notice.superseded')}{' '}
          <Link to={pathTo(circularScreens.record, supersededBy)}>
            <bdi dir="ltr">{supersededBy.circularNumber}</bdi>
          </Link>
        </Alert>
      )}
      {supersedes && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notice.supersedes')}{' '}
          <Link to={pathTo(circularScreens.record, supersedes)}>
            <bdi dir="ltr">{supersedes.circularNumber}</bdi>
          </Link>
        </Alert>
      )}
      {publishing?.waiting && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(publishing.waiting.isOwn ? 'notice.waitsForOther' : 'notice.waits', {
            name: publishing.waiting.makerName,
          })}
        </Alert>
      )}
      {refused && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notice.refused', { name: refused.byName, reason: refused.reason })}
        </Alert>
      )}
    </>
  );
}

/** The reader says that it was read. Only the person of the session does so, for the facility of the session. */
function Acknowledgement({ record, onChanged }: PartProps) {
  const { t } = useTranslation('circular');
  const { mutate } = useSWRConfig();
  const { send, isSending } = useApiMutation(acknowledgeCircular);
  const { circularId, isMustRead, isToReader, openedAt, acknowledgedAt, state } = record;
  if (!isMustRead || !isToReader) return null;
  if (acknowledgedAt) {
    return (
      <Alert severity="success">
        {t('acknowledged')} <DateText value={acknowledgedAt} withTime />
      </Alert>
    );
  }
  if (state !== 'published') return null;
  const acknowledge = async () => {
    const outcome = await send({ body: { circularId } });
    if (!outcome.isDone) return;
    alerts.success(t('acknowledgedNow'));
    onChanged();
    await mutate(apiKey(getDueCirculars, {}));
  };
  return (
    <Section title={t('acknowledgeTitle')} isPlain>
      <Typography sx={{ mb: 1 }}>{t('acknowledgeText')}</Typography>
      <Button variant="contained" loading={isSending || openedAt === null} onClick={() => void acknowledge()}>
        {t('acknowledge')}
      </Button>
    </Section>
  );
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** The text in the reader's language, and in the other one below it. */
function Texts({ record }: { record: CircularRecord }) {
  const { t, i18n } = useTranslation('circular');
  const isArabic = i18n.language === 'ar';
  const english = { lang: 'en', dir: 'ltr', title: record.title, text: record.text };
  const arabic = { lang: 'ar', dir: 'rtl', title: record.titleArabic, text: record.textArabic };
  const [first, second] = isArabic ? [arabic, english] : [english, arabic];
  return (
    <>
      <Section title={first.title} isPlain>
        <Typography sx={words}>{first.text}</Typography>
      </Section>
      <Section title={t('otherLanguage')} isPlain>
        <Typography lang={second.lang} dir={second.dir} sx={{ fontWeight: 600 }}>
          {second.title}
        </Typography>
        <Typography lang={second.lang} dir={second.dir} sx={words}>
          {second.text}
        </Typography>
      </Section>
    </>
  );
}

function CircularFacts({ record }: { record: CircularRecord }) {
  const { t, i18n } = useTranslation('circular');
  const { t: tFacility } = useTranslation(['facility', 'regulator']);
  const fact = factsBy(
    record,
    (name: 'circularNumber' | 'payerName' | 'publishedAt' | 'effectiveOn' | 'endsOn' | 'to') => t(`field.${name}`),
  );
  const audience = record.publishing?.audience;
  return (
    <Facts
      facts={[
        fact.code('circularNumber'),
        fact.text('payerName', nameIn(i18n.language, record, 'payerName')),
        fact.instant('publishedAt'),
        fact.date('effectiveOn'),
        fact.date('endsOn'),
        fact.text('to', audience ? audienceText({ t, tFacility }, i18n.language, audience) : null),
      ]}
    />
  );
}

function Whole({ record, onChanged }: PartProps) {
  const { t } = useTranslation('circular');
  const { send: open } = useApiMutation(openCircular);
  const { send: ask } = useApiMutation(getCircularAttachment);
  const { circularId, isToReader, openedAt } = record;
  const isNew = isToReader && openedAt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each circular that is shown
  useEffect(() => {
    if (isNew) void open({ body: { circularId } }).then(({ isDone }) => isDone && onChanged());
  }, [circularId, isNew]);
  const addressOf = async (attachmentId: string): Promise<string | null> => {
    const outcome = await ask({ query: { circularId, attachmentId } });
    return outcome.isDone ? (outcome.data?.url ?? null) : null;
  };
  return (
    <>
      <CircularFacts record={record} />
      <Texts record={record} />
      {record.attachments.length > 0 && (
        <Section title={t('field.attachmentIds')} isPlain>
          <AttachmentList attachments={record.attachments} addressOf={addressOf} />
        </Section>
      )}
      <Acknowledgement record={record} onChanged={onChanged} />
    </>
  );
}

/** One circular. Its reader acknowledges it here; its publisher publishes, corrects or withdraws it. */
export function CircularScreen() {
  const { t } = useTranslation('circular');
  const { circularId = '' } = useParams();
  const read = useApi(getCircular, { query: { circularId } });
  const isOwn = Boolean(read.data?.publishing) && !read.data?.isToReader;
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={
        isOwn
          ? { to: pathTo(circularScreens.own), text: t('toOwn') }
          : { to: pathTo(circularScreens.list), text: t('toList') }
      }
      head={(record) => (
        <>
          <CircularStateChip state={record.state} size="medium" />
          {record.isMustRead && <Typography sx={{ fontWeight: 600 }}>{t('kind.mustRead')}</Typography>}
          <PublisherActions record={record} onChanged={read.refresh} />
        </>
      )}
      notices={(record) => <Notices record={record} />}
    >
      {(record) => <Whole key={record.circularId} record={record} onChanged={read.refresh} />}
    </RecordScreen>
  );
}
