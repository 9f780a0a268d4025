import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { call } from '../api/client.ts';
import { usePolling } from '../api/usePolling.ts';
import { pathTo } from '../base/screenPath.ts';
import { WarningBar } from '../base/WarningBar.tsx';
import { lookEveryMs } from './lookEveryMs.ts';
import { systemStatusScreens } from './screens.ts';

const { getSystemStatus } = systemStatusApi.endpoints;
const delays = { firstMs: lookEveryMs, growth: 1, longestMs: lookEveryMs } as const;

/** Says on every page of signed-in people that an incident is open, or that a part does not answer. */
export function StatusBanner() {
  const { t, i18n } = useTranslation('systemStatus');
  const [status, setStatus] = useState<Answer<typeof getSystemStatus> | null>(null);
  const look = async (): Promise<boolean> => {
    const envelope = await call(getSystemStatus, {}, { isQuiet: true, isBackground: true }).catch(() => null);
    if (envelope?.data) setStatus(envelope.data);
    return false;
  };
  // The first look comes later than the page, which has more to load.
  usePolling(look, true, delays);
  const incident = status?.incidents.find(({ kind }) => kind === 'incident');
  const down = status?.parts.filter(({ state }) => state === 'down') ?? [];
  const names = down.map((part) => nameIn(i18n.language, part, 'name'));
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  const text = incident
    ? nameIn(i18n.language, incident, 'title')
    : down.length > 0 && t('doesNotAnswer', { parts: listed });
  return (
    <Box role="status">
      {text && (
        <WarningBar>
          {text}{' '}
          <Link to={pathTo(systemStatusScreens.status)} style={{ color: 'inherit' }}>
            {t('look')}
          </Link>
        </WarningBar>
      )}
    </Box>
  );
}
