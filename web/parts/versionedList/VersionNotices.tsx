import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ListVersion } from '../../../shared/_parts/versionedList/versionModel.ts';
import { Notice } from '../../base/Notice.tsx';
import { countText } from '../job/jobTexts.ts';
import { columnTitle, type ShownList } from './shownList.ts';

/** What stands against a version: the guard rails that it ran into, and a comparison that is out of date. */
export function VersionNotices({ list, version }: { list: ShownList; version: ListVersion }) {
  const { t, i18n } = useTranslation('versionedList');
  const { state, rails, made, comparedWith, isOutdated, areDrugsRemoved } = version;
  const textOf = ({ rule, since }: ListVersion['rails'][number]) => {
    if (rule === 'reference') return 'rail.reference' as const;
    if (rule === 'added' && comparedWith === null) return 'railOfFirst' as const;
    return since === undefined ? (`rail.${rule}` as const) : (`railOverTime.${rule}` as const);
  };
  const railText = (rail: ListVersion['rails'][number]): string => {
    const { column, count, of, since } = rail;
    return t(textOf(rail), {
      since: String(since),
      affected: countText(count),
      all: countText(of),
      column: column === null ? '' : columnTitle(list, column, i18n.language),
    });
  };
  if (rails.length === 0 && !isOutdated && !areDrugsRemoved) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {areDrugsRemoved && <Notice severity="warning">{t('removed')}</Notice>}
      {isOutdated && <Notice severity="warning">{t('outdated')}</Notice>}
      {rails.length > 0 && (
        <Notice severity="warning">
          {state === 'waiting' && <div>{t(made.isOwn ? 'waitsForOther' : 'waitsForYou')}</div>}
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {rails.map((rail) => (
              <li key={`${rail.rule} ${rail.column} ${rail.since}`}>{railText(rail)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Box>
  );
}
