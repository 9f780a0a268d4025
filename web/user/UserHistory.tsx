import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type UserEvent, type UserRecord, userApi } from '../../shared/user/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../ui/Timeline.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import english from './texts/en.json';

const entriesAPage = 20;

const isKnown = (name: string): name is WordOf<'user', 'event'> => Object.hasOwn(english.event, name);

/** `user.addRole` is `user_addRole` among the texts. */
const titleOf = (t: TFunction<'user'>, action: string): string => {
  const name = action.replace('.', '_');
  return isKnown(name) ? t(`event.${name}`) : t('event.other', { action });
};

const valuesOf = (values: Record<string, unknown> | null): string =>
  Object.entries(values ?? {})
    .map(([, value]) => (Array.isArray(value) ? value.join(', ') : String(value)))
    .filter(Boolean)
    .join(' · ');

function entryOf(t: TFunction<'user'>, event: UserEvent, at: number): TimelineEntry {
  const who = event.isOwn ? t('byOwn') : event.byName && t('by', { name: event.byName });
  const change = [valuesOf(event.before), valuesOf(event.after)].filter(Boolean).join(' → ');
  const isDone = event.outcome === 'success';
  return {
    key: `${event.at} ${at}`,
    at: event.at,
    title: titleOf(t, event.action),
    detail: (
      <>
        {!isDone && <div>{t('refused')}</div>}
        {who && <div>{who}</div>}
        {change && <bdi dir="ltr">{change}</bdi>}
      </>
    ),
    tone: isDone ? 'success' : 'error',
  };
}

/** What was done with the account of a person, the newest first. */
export function UserHistory({ user }: { user: UserRecord }) {
  const { t } = useTranslation('user');
  const { rows, hasMore, isLoading, store } = useEndpointPages(userApi.endpoints.getUserHistory, {
    query: { userid: user.id, take: entriesAPage },
  });
  return (
    <Section title={t('section.history')} isPlain>
      {rows.length === 0 && isLoading && <Arriving height={120} />}
      {rows.length === 0 && !isLoading && <Typography color="textSecondary">{t('noHistory')}</Typography>}
      <Timeline label={t('section.history')} entries={rows.map((event, at) => entryOf(t, event, at))} />
      {hasMore && rows.length > 0 && (
        <Button disabled={isLoading} onClick={() => void store.loadMore()}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}
