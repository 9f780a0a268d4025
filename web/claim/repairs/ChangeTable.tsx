import { useTranslation } from 'react-i18next';
import type { ClaimChange } from '../../../shared/claim/repairs/claimRepair.ts';
import { SmallTable } from '../../parts/chart/SmallTable.tsx';
import { Identifier } from '../../ui/Identifier.tsx';

/** What a repair changes, value by value, as files write it. */
export function ChangeTable({ changes }: { changes: readonly ClaimChange[] }) {
  const { t } = useTranslation('claim');
  const value = (text: string | null) => (text === null ? t('repair.none') : <Identifier value={text} />);
  return (
    <SmallTable
      label={t('repair.changes')}
      heads={(['field', 'at', 'before', 'after'] as const).map((name) => t(`repair.${name}`))}
      rows={changes.map(({ field, at, before, after }, place) => ({
        key: String(place),
        cells: [<Identifier key="field" value={field} />, at === null ? '–' : value(at), value(before), value(after)],
      }))}
    />
  );
}
