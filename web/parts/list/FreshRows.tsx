import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** Says that a list has changed, and shows it when the user asks for it. Always in its place: a button that came and went would move the rows. */
export function FreshRowsButton({ fresh: { isStale, show } }: { fresh: { isStale: boolean; show: () => void } }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <Button size="small" disabled={!isStale} onClick={show}>
        {t('table.fresh.show')}
      </Button>
      <span role="status" style={visuallyHidden}>
        {isStale ? t('table.fresh.has') : ''}
      </span>
    </>
  );
}
