import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { NewMemberForm } from './NewMemberForm.tsx';
import { memberScreens } from './screens.ts';

/** A member added by hand to a payer's register. */
export function NewMemberScreen() {
  const { t } = useTranslation('member');
  const { payerId, picker } = usePayerChoice(t('payer'));
  return (
    <ScreenBody>
      {picker}
      {payerId === null ? (
        <EmptyState title={t('choosePayer')} nextStep={t('add.choosePayerNext')} />
      ) : (
        <NewMemberForm payerId={payerId} />
      )}
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to={pathTo(memberScreens.list)}>
          {t('add.back')}
        </Button>
      </Box>
    </ScreenBody>
  );
}
