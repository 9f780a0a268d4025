import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenBody } from '../../../ui/ScreenBody.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { uploadsPath } from './memberPaths.ts';
import { usePayerChoice } from './usePayerChoice.tsx';

/** The members of a payer for its administrators, who also send the lists. */
export function MembersScreen() {
  const { t } = useTranslation('members');
  const { payerId, picker } = usePayerChoice();
  const upload = (
    <Button component={Link} to={uploadsPath} variant="contained" size="small" startIcon={<UploadIcon />}>
      {t('upload.title')}
    </Button>
  );
  return (
    <ScreenBody>
      {picker}
      {payerId === null ? (
        <EmptyState title={t('choosePayer')} nextStep={t('choosePayerNext')} />
      ) : (
        <MemberSearch key={payerId} payerId={payerId} actions={upload} />
      )}
    </ScreenBody>
  );
}
