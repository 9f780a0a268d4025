import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { FacilityOption } from '../../shared/facility/ownRoutes.ts';
import { Notice } from '../base/Notice.tsx';
import { FacilityList } from './FacilityList.tsx';

interface FacilityPopoverProps {
  anchor: HTMLElement;
  user: SignedInUser;
  facilities: readonly FacilityOption[];
  /** The switch did not work (REQ-PROFILE-18). */
  hasFailed: boolean;
  isSwitching: boolean;
  onChoose: (facility: FacilityOption) => void;
  onClose: () => void;
}

/** The list of facilities below the header's button. */
export function FacilityPopover(props: FacilityPopoverProps) {
  const { t } = useTranslation('header');
  const { anchor, user, facilities, hasFailed, isSwitching, onChoose, onClose } = props;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('facilityChange'), sx: { width: 'min(420px, 92vw)' } } }}
    >
      {hasFailed ? (
        <Box role="alert" sx={{ p: 1.5, pb: 0 }}>
          <Notice severity="error">{t('facilityFailed')}</Notice>
        </Box>
      ) : null}
      <FacilityList
        facilities={facilities}
        currentFacilityId={user.facilityId}
        isSwitching={isSwitching}
        onChoose={onChoose}
      />
    </Popover>
  );
}
