import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import type { ListNamed, ShownList } from './shownList.ts';

interface SwitchesProps {
  list: ShownList;
  /** Null until the list is chosen. */
  named: ListNamed | null;
  title: string;
  /** What to do while nothing is there. */
  nextStep: string;
}

/** Which version of a list was in force from when. */
export function Switches({ list, named, title, nextStep }: SwitchesProps) {
  const { t } = useTranslation('versionedList');
  const { data } = useApi(list.calls.switches, named && { query: named });
  const entries = (data ?? []).map(({ versionId, number, fromAt, byName, isRollBack }) => ({
    key: `${versionId} ${fromAt}`,
    at: fromAt,
    title: t(isRollBack ? 'switch.back' : 'switch.live', { number: String(number) }),
    detail: <bdi>{t('switch.by', { name: byName })}</bdi>,
    ...(isRollBack && { tone: 'warning' as const }),
  }));
  if (entries.length > 0) {
    return (
      <Section title={title} isPlain>
        <Timeline label={title} entries={entries} />
      </Section>
    );
  }
  return (named === null || data) && <EmptyState title={t('switch.none')} nextStep={nextStep} />;
}
