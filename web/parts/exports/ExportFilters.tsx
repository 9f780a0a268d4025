import { useTranslation } from 'react-i18next';

/** A filter of an exported list in words. */
export interface FilterWords {
  readonly label: string;
  readonly value: string;
}

/** What an export is narrowed by, in one line. */
export function ExportFilters({ words }: { words: readonly FilterWords[] }) {
  const { t } = useTranslation('exports');
  if (words.length === 0) return t('all');
  return words.map(({ label, value }, at) => (
    <span key={label}>
      {at > 0 && ' · '}
      {label}: <bdi>{value}</bdi>
    </span>
  ));
}
