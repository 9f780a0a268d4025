import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { measureOf } from '../../shared/diseaseManagement/programmes.ts';
import type { EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { TableFault } from '../ui/table/TableFault.tsx';
import type { Pages } from '../ui/table/usePages.ts';
import { resultText } from './resultText.ts';

function useWhat() {
  const { t } = useTranslation('diseaseManagement');
  return ({ kind, item, value, contact }: EnrolmentEntry): string => {
    if (kind === 'goals') return t('goals.changed');
    if (!item) return contact ? t(`contact.${contact}`) : '';
    const measure = measureOf(item);
    return value === null || !measure ? t(`item.${item}`) : `${t(`item.${item}`)}: ${resultText(value, measure)}`;
  };
}

/** What was entered of an enrolment, the newest first, page after page. */
export function EnrolmentLog({ pages }: { pages: Pages<EnrolmentEntry> }) {
  const { t } = useTranslation('diseaseManagement');
  const whatOf = useWhat();
  const { rows, hasMore, isLoading, error, store } = pages;
  const more = () => void store.loadMore();
  return (
    <Section title={t('record.log')} isPlain>
      {error !== null && <TableFault error={error} onRetry={more} />}
      {rows.length === 0 && isLoading && <Arriving height={120} />}
      {rows.length === 0 && !isLoading && error === null && (
        <Typography variant="body2">{t('record.logNone')}</Typography>
      )}
      {rows.length > 0 && (
        <SmallTable
          label={t('record.log')}
          heads={[t('field.on'), t('field.what'), t('field.note'), t('field.byName')]}
          rows={rows.map((entry) => ({
            key: entry.entryId,
            cells: [
              <DateText key="on" value={entry.on} />,
              whatOf(entry),
              <bdi key="note" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {entry.note ?? '–'}
              </bdi>,
              <bdi key="by">{entry.byName}</bdi>,
            ],
          }))}
        />
      )}
      {hasMore && rows.length > 0 && error === null && (
        <Button loading={isLoading} onClick={more} sx={{ mt: 1 }}>
          {t('record.logMore')}
        </Button>
      )}
    </Section>
  );
}
