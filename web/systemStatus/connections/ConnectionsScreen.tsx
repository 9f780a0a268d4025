import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type Connection, connectionKinds } from '../../../shared/systemStatus/connection.ts';
import { systemStatusApi } from '../../../shared/systemStatus/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { lookEveryMs } from '../lookEveryMs.ts';
import { PartList } from '../PartList.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';

const { getConnections, lookAtConnection } = systemStatusApi.endpoints;

/** A worker tries the portal's key after the look. */
const keyIsTriedMs = 3000;

/** Looks at one connection at once. */
function TestButton({ connection, onTested }: { connection: Connection; onTested: () => void }) {
  const { t, i18n } = useTranslation('connections');
  const { send, isSending } = useApiMutation(lookAtConnection);
  const name = nameIn(i18n.language, connection, 'name');
  const test = async () => {
    const { isDone, data } = await send({ body: { partId: connection.partId } });
    // Another fault of the connection may still stand: a look knows of none but its own.
    if (isDone && data && data.checkedAt === data.answeredAt) alerts.success(t('answers', { name }));
    else if (isDone && data) alerts.error(t('answersNot', { name }));
    onTested();
    setTimeout(onTested, keyIsTriedMs);
  };
  return (
    <Button size="small" loading={isSending} aria-label={t('testOf', { name })} onClick={() => void test()}>
      {t('test')}
    </Button>
  );
}

/** Every connection of the portal: whether it works, when it last did, what failed, how fast it is and how old its key is. */
export function ConnectionsScreen() {
  const { t } = useTranslation('connections');
  const read = useApi(getConnections, {}, { refreshInterval: lookEveryMs, isQuiet: true });
  if (read.error && !read.data) return <LoadFailure error={read.error} onRetry={read.refresh} />;
  if (!read.data) return <Arriving height={320} label={t('loading')} />;
  return (
    <ScreenBody>
      <Typography sx={{ mb: 2 }}>{t('intro')}</Typography>
      <PartList
        kinds={connectionKinds}
        parts={read.data.connections}
        detailOf={(connection) => <ConnectionFacts connection={connection} />}
        actionOf={(connection) =>
          connection.canBeTested && <TestButton connection={connection} onTested={read.refresh} />
        }
      />
    </ScreenBody>
  );
}
