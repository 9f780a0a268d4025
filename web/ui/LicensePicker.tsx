import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LicenseCandidate } from '../../shared/account/registrationForm.ts';
import { Dialog } from './Dialog.tsx';
import { Identifier } from './Identifier.tsx';

interface LicensePickerProps {
  title: string;
  note: string;
  candidates: readonly LicenseCandidate[];
  onPick: (candidate: LicenseCandidate) => void;
  onClose: () => void;
}

/** Offers the clinician licences that were found, each with the name it belongs to. */
export function LicensePicker({ title, note, candidates, onPick, onClose }: LicensePickerProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {candidates.map((candidate) => (
          <li key={candidate.licenseNo}>
            <Button
              variant="outlined"
              fullWidth
              onClick={() => onPick(candidate)}
              sx={{ justifyContent: 'flex-start', gap: 2, textAlign: 'start' }}
            >
              <Identifier value={candidate.licenseNo} />
              <bdi>{candidate.fullName}</bdi>
            </Button>
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{note}</Typography>
    </Dialog>
  );
}
