import NewIcon from '@mui/icons-material/NewReleasesOutlined';
import ChangedIcon from '@mui/icons-material/UpdateOutlined';
import { useTranslation } from 'react-i18next';
import type { Fresh } from './freshMarks.ts';

const icons = { new: NewIcon, changed: ChangedIcon } as const;

/** Says of a row that it is new or has changed, in the room that `TableRows` keeps for it. */
export function FreshMark({ fresh }: { fresh: Fresh }) {
  const { t } = useTranslation('ui');
  const Icon = icons[fresh];
  const text = t(`table.fresh.${fresh}`);
  return (
    <span className="fresh" role="img" aria-label={text} title={text}>
      <Icon color={fresh === 'new' ? 'success' : 'info'} sx={{ fontSize: 16 }} />
    </span>
  );
}
