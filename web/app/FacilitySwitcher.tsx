import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { FacilityOption } from '../../shared/facility/ownRoutes.ts';
import { facilityBadgeLabel, facilityLabel } from '../base/facilityLabel.ts';
import { ConnectedSign } from './ConnectedSign.tsx';
import { useFacilities } from './useFacilities.ts';

// The list with its search field is heavy, and opened rarely.
const FacilityPopover = lazy(() => import('./FacilityPopover.tsx').then((file) => ({ default: file.FacilityPopover })));

/** The current facility by name and licence; a connected one wears the badge, its name cut to fit (REQ-SHELL-14, 15). */
function CurrentFacility({ user, isConnected }: { user: SignedInUser; isConnected: boolean }) {
  const { t, i18n } = useTranslation('header');
  const full = facilityLabel(user, i18n.language) ?? t('facilityNotChosen');
  const shown = (isConnected && facilityBadgeLabel(user, i18n.language)) || full;
  return (
    <Box sx={{ minWidth: 0, textAlign: 'end', overflow: 'hidden' }}>
      {isConnected ? (
        <div>
          <ConnectedSign />
        </div>
      ) : (
        <Typography variant="caption" component="div" color="textSecondary">
          {t('facility')}
        </Typography>
      )}
      <Typography variant="body2" component="div" noWrap title={full} sx={{ fontWeight: 600 }}>
        <bdi>{shown}</bdi>
      </Typography>
    </Box>
  );
}

/** The facility in the header; with more than one, a button that opens the list to switch (REQ-SHELL-13). */
export function FacilitySwitcher({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('header');
  const { facilities, isConnected, hasFailed, isSwitching, switchTo } = useFacilities(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  if (facilities.length < 2)
    return user.facilityName ? <CurrentFacility user={user} isConnected={isConnected} /> : null;

  const choose = (facility: FacilityOption) => {
    if (facility.facilityId === user.facilityId) return close();
    void switchTo(facility);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, minHeight: 44, px: 1, gap: 0.5, borderRadius: 1 }}
      >
        <CurrentFacility user={user} isConnected={isConnected} />
        <ExpandMore titleAccess={t('facilityChange')} fontSize="small" />
      </ButtonBase>
      {anchor ? (
        <Suspense fallback={null}>
          <FacilityPopover
            anchor={anchor}
            user={user}
            facilities={facilities}
            hasFailed={hasFailed}
            isSwitching={isSwitching}
            onChoose={choose}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
