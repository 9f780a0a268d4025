import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { stepPaths } from '../../shared/_field/routeGuard.ts';
import { pathTo } from '../base/screenPath.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { manageScreens } from './screens.ts';
import type { UserDetails } from './useSaveDetails.ts';

const back = `?returnUrl=${encodeURIComponent(pathTo(manageScreens.settings))}`;
const licensedRoles = ['Pharmacy', 'ControlMedicationPharmacy', 'ControlMedicationMedicalProvider'] as const;

function Fact({ label, value, changePath }: { label: string; value: string | null; changePath?: string | undefined }) {
  const { t } = useTranslation('manage');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value ? <Identifier value={value} /> : t('details.none')}{' '}
        {changePath ? (
          <Link component={RouterLink} to={changePath} aria-label={t('details.changeOf', { label })}>
            {t(value ? 'details.change' : 'details.add')}
          </Link>
        ) : null}
      </dd>
    </div>
  );
}

/** What names the user: the user name, the ending of the Emirates ID and the professional licence. */
export function OwnIdentifiers({ details, user }: { details: UserDetails; user: SignedInUser }) {
  const { t } = useTranslation('manage');
  const ending = details.emiratesIdEnding;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Fact label={t('details.userName')} value={details.userName} />
      <Fact
        label={t('details.emiratesId')}
        value={ending ? `•••-••••-•••${ending}` : null}
        changePath={ending ? undefined : `${stepPaths.emiratesId}${back}`}
      />
      <Fact
        label={t('details.license')}
        value={details.clinicianLicense}
        changePath={holdsOneOf(user, licensedRoles) ? `${stepPaths.professionalLicense}${back}` : undefined}
      />
      {details.specialty ? <Fact label={t('details.specialty')} value={details.specialty} /> : null}
    </Box>
  );
}
