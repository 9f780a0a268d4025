import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type FacilityOption, ownFacilityEndpoints } from '../../../shared/facility/ownRoutes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { Notice } from '../../base/Notice.tsx';
import { navigation } from '../../base/navigation.ts';
import { finishStep } from '../../base/session.ts';
import { takeOverFacility } from '../../base/takeOverFacility.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioChoice } from '../../ui/RadioChoice.tsx';

interface SelectFacilityDialogProps {
  facilities: readonly FacilityOption[];
  currentFacilityId: string | null;
  /** The current facility stays. */
  onSame: () => void;
  /** Where to go once another facility is set. */
  nextAddress: () => string;
}

/** Asks at which facility the user works today (REQ-PROFILE-12, 13, 15). */
export function SelectFacilityDialog({
  facilities,
  currentFacilityId,
  onSame,
  nextAddress,
}: SelectFacilityDialogProps) {
  const { t, i18n } = useTranslation('signin');
  const [chosen, setChosen] = useState(currentFacilityId ?? facilities[0]?.facilityId ?? '');
  const [hasFailed, setFailed] = useState(false);
  const { send, isSending } = useApiMutation(ownFacilityEndpoints.changeUserFacility, { showsErrors: true });

  const proceed = async () => {
    setFailed(false);
    const facility = facilities.find(({ facilityId }) => facilityId === chosen);
    if (!facility || facility.facilityId === currentFacilityId) return onSame();
    const outcome = await send({
      query: { changedFacilityId: facility.facilityId, changedFacilityLicense: facility.facilityLicense },
    });
    if (!outcome.isDone || !outcome.data) return setFailed(true);
    takeOverFacility(outcome.data);
    finishStep('selectFacility');
    // Loaded anew: nothing of the other facility stays in memory.
    navigation.leave(nextAddress());
  };

  return (
    <Dialog
      isOpen
      title={t('facility.title')}
      actions={
        <Button variant="contained" loading={isSending} onClick={() => void proceed()}>
          {t('facility.continue')}
        </Button>
      }
    >
      <RadioChoice
        label={t('facility.title')}
        isLabelHidden
        isColumn
        options={facilities.map((facility) => ({
          id: facility.facilityId,
          name: `${nameIn(i18n.language, facility, 'facilityName')}(${facility.facilityLicense})`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('facility.missing')}
      </Typography>
      <Box role="alert" sx={{ mt: 1 }}>
        {hasFailed ? <Notice severity="error">{t('facility.failed')}</Notice> : null}
      </Box>
    </Dialog>
  );
}
