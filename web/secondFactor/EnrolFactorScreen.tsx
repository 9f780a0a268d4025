import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SecondFactor, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { useApi } from '../api/useApi.ts';
import { logOut } from '../parts/session/logOut.ts';
import { useWalk } from '../parts/session/useWalk.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { Added } from './useAddFactor.ts';

function KindChoice({ onChoose }: { onChoose: (kind: SecondFactor['kind']) => void }) {
  const { t } = useTranslation('secondFactor');
  const { data } = useApi(secondFactorApi.endpoints.getFactors, {});
  return (
    <>
      <Typography color="textSecondary">{t('enrol.text')}</Typography>
      {data?.arePasskeysTaken ? (
        <Button variant="contained" onClick={() => onChoose('passkey')}>
          {t('add.passkey')}
        </Button>
      ) : null}
      <Button variant={data?.arePasskeysTaken ? 'outlined' : 'contained'} onClick={() => onChoose('totp')}>
        {t('add.totp')}
      </Button>
    </>
  );
}

/** The step of sign-in of somebody whose role needs a second factor and who has none. */
export function EnrolFactorScreen() {
  const { t } = useTranslation('secondFactor');
  const { goOn } = useWalk('enrolSecondFactor');
  const [kind, setKind] = useState<SecondFactor['kind'] | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const onAdded = (done: Added) => (done.recoveryCodes ? setAdded(done) : goOn(done.user));
  return (
    <ScreenBody>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 520, display: 'grid', gap: 2 }}>
        {added?.recoveryCodes ? (
          <RecoveryCodes codes={added.recoveryCodes} onDone={() => goOn(added.user)} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {kind ? <AddFactor kind={kind} hasFactor={false} onAdded={onAdded} /> : <KindChoice onChoose={setKind} />}
            {kind ? <Button onClick={() => setKind(null)}>{t('add.cancel')}</Button> : null}
            <Button onClick={() => void logOut()}>{t('enrol.logOut')}</Button>
          </Box>
        )}
      </Paper>
    </ScreenBody>
  );
}
