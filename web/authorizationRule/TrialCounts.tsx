import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorizationRuleApi, type PastRequest } from '../../shared/authorizationRule/routes.ts';
import { pageLoader } from '../ui/table/useEndpointPages.ts';
import { effectOf, isOtherwise, pastEffects, type Trial } from './pastEffects.ts';

/** So many pages of found requests are counted at most. */
const mostPages = 20;

interface Counted {
  readonly rows: readonly PastRequest[];
  /** Whether all of the period was looked through; null while it is not done. */
  readonly isWhole: boolean | null;
}

/** Looks through the period, page by page. */
async function countAll(trial: Trial, signal: AbortSignal, onPage: (counted: Counted) => void): Promise<void> {
  const load = pageLoader(authorizationRuleApi.endpoints.tryRuleOnPastRequests, { body: { ...trial, take: 100 } });
  let rows: readonly PastRequest[] = [];
  let cursor: string | undefined;
  for (let at = 0; at < mostPages; at += 1) {
    const page = await load(cursor, signal);
    rows = [...rows, ...page.items];
    cursor = page.nextCursor ?? undefined;
    onPage({ rows, isWhole: cursor === undefined ? true : null });
    if (cursor === undefined) return;
  }
  onPage({ rows, isWhole: false });
}

/** How many requests the rule would have held, warned of, decided, and decided otherwise than people did. */
export function TrialCounts({ trial }: { trial: Trial }) {
  const { t, i18n } = useTranslation('authorizationRule');
  const [counted, setCounted] = useState<Counted>({ rows: [], isWhole: null });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    countAll(trial, leaving.signal, setCounted).catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [trial]);
  const { rows, isWhole } = counted;
  if (hasFailed) return <Alert severity="error">{t('trial.failed')}</Alert>;
  const texts = [
    t('trial.about', { number: rows.length }),
    ...pastEffects.map((effect) =>
      t(`trial.count.${effect}`, { number: rows.filter((row) => effectOf(row) === effect).length }),
    ),
    t('trial.count.otherwise', { number: rows.filter(isOtherwise).length }),
  ];
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <Alert severity={isWhole === false ? 'warning' : 'info'} role="status">
      {isWhole === null && <LinearProgress aria-label={t('trial.counting')} sx={{ mb: 1 }} />}
      {list.format(texts)}
      {isWhole === false && ` ${t('trial.notWhole')}`}
    </Alert>
  );
}
