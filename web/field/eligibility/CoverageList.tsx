import OutOfDateIcon from '@mui/icons-material/EventBusyOutlined';
import InsuranceIcon from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { Benefit } from '../../../shared/eligibility/benefit.ts';
import { benefitText } from '../../../shared/eligibility/benefitText.ts';
import { holdsOn, isCoveredOn } from '../../../shared/eligibility/coverage.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import { valueOfInsuranceBadge } from '../../../shared/eligibility/valueOfInsurance.ts';
import type { WordOf } from '../../base/texts.ts';
import { BadgeChip } from '../../ui/BadgeChip.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { CoPayment } from './CoPayment.tsx';

/** What the payer says of the cover's insurance (REQ-ELIG-17): one of the facts, for it answers another question than the request. */
function InsuranceStatus({ value }: { value: string }) {
  const { t } = useTranslation('lifecycle');
  const word = value === 'VOI_1' || value === 'VOI_2' ? t(`voi.${value}`) : t('voi.other', { value });
  return <BadgeChip badge={valueOfInsuranceBadge(value)} icon={InsuranceIcon} label={word} />;
}

/** Whether the cover holds on the day of the visit. */
function CoverBadges({ coverage, serviceDate }: { coverage: Coverage; serviceDate: string }) {
  const { t } = useTranslation('lifecycle');
  const holds = holdsOn(coverage, serviceDate);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!holds && (
        <BadgeChip
          badge="danger"
          icon={OutOfDateIcon}
          label={coverage.validTo < serviceDate ? t('coverage.ended') : t('coverage.notBegun')}
        />
      )}
    </Box>
  );
}

function CoverFacts({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation('eligibility');
  const { valueOfInsurance } = coverage;
  const fact = factsBy(coverage, (name: WordOf<'eligibility', 'coverage'>) => t(`coverage.${name}`));
  return (
    <Facts
      facts={[
        fact.code('policyNumber'),
        fact.date('validFrom'),
        fact.date('validTo'),
        fact.text('coPayment', <CoPayment cover={coverage} />),
        // Over two columns: on a phone the words of a chip do not fit into one.
        {
          ...fact.text('insurance', valueOfInsurance ? <InsuranceStatus value={valueOfInsurance} /> : null),
          isWide: true,
        },
      ]}
    />
  );
}

/** What the cover gives by service, where the payer says it. */
function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const { t, i18n } = useTranslation('eligibility');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('coverage.benefits')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {benefits.map((each) => (
          <div key={each.service}>
            <dt>
              <bdi>{each.service}</bdi>
            </dt>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {inLanguage(i18n.language, benefitText(each))}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

interface CoverageListProps {
  /** The day of the visit, ISO. */
  serviceDate: string;
  coverages: readonly Coverage[];
  /** A cover that does not hold, such as one that ended, carries no sign of success. */
  isEligible: boolean;
}

/** Every cover the payer found, the primary one first. */
export function CoverageList({ coverages, isEligible, serviceDate }: CoverageListProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {coverages.map((coverage, index) => (
        <Paper
          component="li"
          variant="outlined"
          key={coverage.policyNumber}
          sx={({ palette }) => ({
            p: 1.5,
            borderInlineStart: `4px solid ${isEligible && index === 0 && isCoveredOn([coverage], serviceDate) ? palette.success.main : palette.divider}`,
          })}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography variant="h3" sx={{ flexGrow: 1 }}>
              {index === 0 ? t('coverage.primary') : t('coverage.further', { number: index + 1 })}
              {': '}
              <bdi>{coverage.planName}</bdi>
            </Typography>
            <CoverBadges coverage={coverage} serviceDate={serviceDate} />
          </Box>
          <CoverFacts coverage={coverage} />
          {coverage.benefits && <Benefits benefits={coverage.benefits} />}
        </Paper>
      ))}
    </Box>
  );
}
