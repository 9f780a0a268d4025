import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contractStatusOf } from '../../../shared/_field/contractStatus.ts';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { empanelmentApi, type ShownContract } from '../../../shared/empanelment/routes.ts';
import { pathTo, usePathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { ContractChip } from '../../field/facility/ContractChip.tsx';
import { useSavedFile } from '../../parts/record/useSavedFile.ts';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { empanelmentScreens } from '../screens.ts';
import type { ContractNamed } from './useContract.tsx';

interface ActionsProps {
  contract: ShownContract;
  named: ContractNamed;
}

function PrintButton({ contract: { on, facts }, named }: ActionsProps) {
  const { t } = useTranslation('empanelment');
  const { fetching, save } = useSavedFile(t('contract.printFailed'));
  const print = () =>
    save(
      'contract',
      empanelmentApi.endpoints.printContract,
      { query: { ...named, on } },
      `contract-${facts.facilityLicense.replace(/[^\w-]+/g, '-')}-${on}.pdf`,
    );
  return (
    <Button variant="outlined" startIcon={<PdfIcon />} aria-disabled={fetching !== null} onClick={() => void print()}>
      {t(fetching ? 'contract.printing' : 'contract.print')}
    </Button>
  );
}

/** The unfinished change of the provider, if there is one. */
function OpenChange({ open }: { open: NonNullable<NonNullable<ShownContract['own']>['open']> }) {
  const { t } = useTranslation('empanelment');
  if (open.state === 'returned') {
    const to = pathTo(empanelmentScreens.updateContract);
    return <LinkNotice text={t('contract.returned')} to={to} link={t('contract.goOn')} />;
  }
  return (
    <LinkNotice text={t('contract.inReview')} to={pathTo(empanelmentScreens.record, open)} link={t('form.toRecord')} />
  );
}

/** Where the contract stands, and what its reader may do with it. */
export function ContractActions({ contract, named }: ActionsProps) {
  const { t } = useTranslation('empanelment');
  const screenPath = usePathTo();
  const session = useSession();
  const { own, providerStatus } = contract;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>{t('field.status')}</span>
        <ContractChip state={contractStatusOf(providerStatus)} size="medium" />
        {own?.mayChange && !own.open && (
          <Button component={Link} to={pathTo(empanelmentScreens.updateContract)} variant="contained">
            {t('contract.ask')}
          </Button>
        )}
        <PrintButton contract={contract} named={named} />
        {session && holdsOneOf(session, moduleAccess.priceProposals) && (
          <Button component={Link} to={screenPath('priceProposals')} variant="outlined">
            {t('contract.proposedPrices')}
          </Button>
        )}
      </Box>
      {own?.open && <OpenChange open={own.open} />}
      {own && !own.mayChange && <Alert severity="info">{t('contract.notAdmin')}</Alert>}
    </Box>
  );
}
