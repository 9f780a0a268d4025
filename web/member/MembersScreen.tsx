import AddIcon from '@mui/icons-material/PersonAddAlt';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { pathTo } from '../base/screenPath.ts';
import { useMay } from '../base/useMay.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { memberScreens } from './screens.ts';

/** The members of a payer, for its people; its administrators also send the lists and correct members. */
export function MembersScreen() {
  const { t } = useTranslation('member');
  const { payerId, picker } = usePayerChoice(t('payer'));
  const mayKeep = useMay(moduleAccess.memberRegister);
  const actions = mayKeep && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={Link}
        to={pathTo(memberScreens.uploads)}
        variant="contained"
        size="small"
        startIcon={<UploadIcon />}
      >
        {t('upload.title')}
      </Button>
      <Button component={Link} to={pathTo(memberScreens.new)} size="small" startIcon={<AddIcon />}>
        {t('add.title')}
      </Button>
    </Box>
  );
  return (
    <ScreenBody>
      {picker}
      {payerId === null ? (
        <EmptyState title={t('choosePayer')} nextStep={t('choosePayerNext')} />
      ) : (
        <MemberSearch key={payerId} payerId={payerId} actions={actions} canCorrect={mayKeep} />
      )}
    </ScreenBody>
  );
}
