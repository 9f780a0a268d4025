import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { dateText } from '../../../shared/_field/dateText.ts';
import type { ColumnChange } from '../../../shared/_parts/versionedList/rowChange.ts';
import { Money } from '../../ui/Money.tsx';
import { columnOf, type ShownList } from './shownList.ts';

interface ColumnValueProps {
  list: ShownList;
  column: string;
  value: ColumnChange['before'];
}

/** A value of a column, as people read it. */
export function ColumnValue({ list, column, value }: ColumnValueProps) {
  const { t, i18n } = useTranslation('versionedList');
  if (value === null || value === '') return t('empty');
  if (list.prices.includes(column)) return <Money fils={Number(value)} />;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const { type, values } = columnOf(list, column);
  const known = values?.find((each) => each.value === value);
  if (known) return inLanguage(i18n.language, known.title);
  return <bdi>{type === 'date' ? dateText(String(value)) : value}</bdi>;
}
