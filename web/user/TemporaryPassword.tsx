import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';

/** A temporary password, which is shown this once. */
export function TemporaryPassword({ password, expiresAt }: { password: string; expiresAt: string }) {
  const { t } = useTranslation('user');
  return (
    <Alert severity="success">
      <Typography>{t('password.text')}</Typography>
      <Typography sx={{ fontSize: '1.5rem', fontFamily: 'monospace', my: 1 }} aria-label={t('password.label')}>
        <Identifier value={password} />
      </Typography>
      <Typography variant="body2">
        {t('password.until')} <DateText value={expiresAt} withTime />
      </Typography>
    </Alert>
  );
}
