import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { CodeBox } from './CodeBox.tsx';

/** For those who hold a printed document and cannot scan it. */
export function VerifyTypedCodeScreen() {
  const { t } = useTranslation('document');
  return (
    <ScreenBody>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <Typography sx={{ mb: 2 }}>{t('typeCodeText')}</Typography>
        <CodeBox />
      </Paper>
    </ScreenBody>
  );
}
