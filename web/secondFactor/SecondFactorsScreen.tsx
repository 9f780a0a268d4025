import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { AddFactorDialog } from './AddFactorDialog.tsx';
import { FactorItem } from './FactorItem.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { secondFactorScreens } from './screens.ts';

const { getFactors } = secondFactorApi.endpoints;
interface ListProps {
  known: Answer<typeof getFactors>;
  onChanged: () => void;
}

function FactorList({ known: { factors, isRequired }, onChanged }: ListProps) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      {factors.length === 0 ? <Typography sx={{ mb: 1.5 }}>{t('list.none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
        {factors.map((factor) => (
          <FactorItem key={factor.factorId} factor={factor} isLast={factors.length === 1} onChanged={onChanged} />
        ))}
      </Box>
      {isRequired ? (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {t('list.required')}
        </Typography>
      ) : null}
    </>
  );
}

function AddButtons({ known, onChanged }: ListProps) {
  const { t } = useTranslation('secondFactor');
  const hasFactor = known.factors.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {known.arePasskeysTaken ? (
        <DialogButton text={t('add.passkey')} variant="contained">
          {(close) => <AddFactorDialog kind="passkey" hasFactor={hasFactor} onClose={close} onAdded={onChanged} />}
        </DialogButton>
      ) : null}
      <DialogButton text={t('add.totp')} variant="outlined">
        {(close) => <AddFactorDialog kind="totp" hasFactor={hasFactor} onClose={close} onAdded={onChanged} />}
      </DialogButton>
    </Box>
  );
}

function CodesSection({ known: { recoveryCodesLeft }, onChanged }: ListProps) {
  const { t } = useTranslation('secondFactor');
  return (
    <Section title={t('codes.title')} isPlain>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('codes.text')} {t('codes.left', { count: recoveryCodesLeft })}
      </Typography>
      <DialogButton text={t('codes.renew')} variant="outlined">
        {(close) => <RenewCodesDialog onClose={close} onRenewed={onChanged} />}
      </DialogButton>
    </Section>
  );
}

/** A user's own second factors. */
export function SecondFactorsScreen() {
  const { t } = useTranslation('secondFactor');
  const user = useSession();
  const { data, error, refresh } = useApi(getFactors, {});
  const mayReset = user && holdsOneOf(user, moduleAccess.secondFactorReset);
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <Section title={t('list.title')} isPlain>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t('list.text')}
          </Typography>
          {error && !data ? <LoadFailure error={error} onRetry={refresh} /> : null}
          {data || error ? null : <Arriving height={96} label={t('loading')} />}
          {data ? <FactorList known={data} onChanged={refresh} /> : null}
          {data ? <AddButtons known={data} onChanged={refresh} /> : null}
        </Section>
        {data && data.factors.length > 0 ? <CodesSection known={data} onChanged={refresh} /> : null}
        {mayReset ? (
          <Link component={RouterLink} to={pathTo(secondFactorScreens.reset)} sx={{ justifySelf: 'start' }}>
            {t('reset.link')}
          </Link>
        ) : null}
      </Box>
    </ScreenBody>
  );
}
