import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** For roles whose screens come in a later release. */
export function NoTiles() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('empty.title')}
      nextStep={t('empty.nextStep')}
      action={<Button href={`mailto:${brand.supportEmail}`}>{t('empty.support')}</Button>}
    />
  );
}
