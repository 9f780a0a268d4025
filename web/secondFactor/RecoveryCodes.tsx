import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alerts } from '../base/alerts.ts';
import { Notice } from '../base/Notice.tsx';

/** Shows new recovery codes, this once: it goes on when the person says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('secondFactor');
  const [areKept, setKept] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    alerts.success(t('codes.copied'));
  };
  return (
    <>
      <Typography variant="h2">{t('codes.shownTitle')}</Typography>
      <Notice severity="warning">{t('codes.shownText')}</Notice>
      <Box
        component="ol"
        dir="ltr"
        sx={{ m: 0, pl: 4, fontFamily: 'monospace', columns: { sm: 2 }, '& li': { py: 0.5 } }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => void copy()} sx={{ justifySelf: 'start' }}>
        {t('codes.copy')}
      </Button>
      <FormControlLabel
        control={<Checkbox checked={areKept} onChange={(_event, isChecked) => setKept(isChecked)} />}
        label={t('codes.kept')}
      />
      <Button variant="contained" disabled={!areKept} onClick={onDone}>
        {t('codes.done')}
      </Button>
    </>
  );
}
