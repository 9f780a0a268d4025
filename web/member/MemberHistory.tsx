import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { type MemberChange, memberApi } from '../../shared/member/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { valueText } from '../field/member/memberTexts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';

const changesAPage = 20;

/** What lists and people changed of a member, newest first. */
export function MemberHistory({ payerId, memberId }: { payerId: number; memberId: string }) {
  const { t } = useTranslation('member');
  const { rows, hasMore, isLoading, error, store } = useEndpointPages(memberApi.endpoints.getMemberChanges, {
    body: { payerId, memberId, take: changesAPage },
  });
  const more = () => void store.loadMore();
  const titleOf = ({ cover, row, byName }: MemberChange): string => {
    const name = byName ?? '';
    if (!cover) return row === null ? t('history.memberByHand', { name }) : t('history.member', { row: row as never });
    const named = { policy: cover.policyNumber, from: dateText(cover.startsOn) as never };
    return row === null
      ? t('history.coverByHand', { ...named, name })
      : t('history.cover', { ...named, row: row as never });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {error instanceof CallFailed && <LoadFailure error={error} onRetry={more} />}
      {rows.length === 0 && !isLoading && error === null && <Typography>{t('history.none')}</Typography>}
      <Timeline
        label={t('history.title')}
        entries={rows.map((change) => ({
          key: `${change.at} ${change.row} ${change.cover?.policyNumber} ${change.cover?.startsOn}`,
          at: change.at,
          title: titleOf(change),
          detail: (
            <>
              {change.changes.map(({ field, before, after }) => (
                <div key={field}>
                  {t(`field.${field}` as never)}: <bdi>{valueText(field, after, t)}</bdi> ({t('history.before')}:{' '}
                  <bdi>{valueText(field, before, t)}</bdi>)
                </div>
              ))}
              {change.reason !== null && (
                <div>
                  {t('correct.reason')}: <bdi>{change.reason}</bdi>
                </div>
              )}
            </>
          ),
        }))}
      />
      {hasMore && rows.length > 0 && (
        <Button disabled={isLoading} onClick={more}>
          {t('history.more')}
        </Button>
      )}
    </Box>
  );
}
