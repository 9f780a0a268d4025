import DifferentIcon from '@mui/icons-material/CancelOutlined';
import SameIcon from '@mui/icons-material/CheckCircleOutlined';
import NotGivenIcon from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../shared/clinician/verificationModel.ts';
import { wordsOf } from '../base/wordsOf.ts';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { stateChip } from '../ui/stateChip.tsx';

const ResultChip = stateChip(
  {
    same: { badge: 'success', icon: SameIcon },
    different: { badge: 'danger', icon: DifferentIcon },
    valid: { badge: 'success', icon: SameIcon },
    invalid: { badge: 'danger', icon: DifferentIcon },
    notGiven: { badge: 'plain', icon: NotGivenIcon },
  },
  wordsOf('clinician', 'result'),
);

/** What the list alone says is good or not, since the portal has nothing to compare it with. */
function shownResult({ field, result }: Comparison) {
  const isOfList = field === 'status' || field === 'validFrom' || field === 'validTo';
  if (!isOfList || result === 'notGiven') return result;
  return result === 'same' ? 'valid' : 'invalid';
}

function Value({ field, value }: { field: Comparison['field']; value: string | null }) {
  const { t } = useTranslation('clinician');
  if (value === null) return '–';
  if (field === 'validFrom' || field === 'validTo') return <DateText value={value} />;
  if (field === 'status') return t(value === 'active' ? 'licence.active' : 'licence.inactive');
  if (field === 'emiratesId') return <Identifier value={`…${value}`} />;
  return field === 'fullName' || field === 'specialty' ? <bdi>{value}</bdi> : <Identifier value={value} />;
}

/** The portal's record beside the regulator's list, a row for each field. */
export function ComparisonTable({ comparisons }: { comparisons: readonly Comparison[] }) {
  const { t } = useTranslation('clinician');
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('check.compared')}>
      <Box
        component="table"
        aria-label={t('check.compared')}
        sx={{
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 0.75, paddingInlineEnd: 3 },
          '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 },
          '& tbody th': { fontWeight: 500 },
          '& td': { overflowWrap: 'anywhere', minWidth: 130 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('check.field')}</th>
            <th scope="col">{t('check.ours')}</th>
            <th scope="col">{t('check.theirs')}</th>
            <th scope="col">{t('check.result')}</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((each) => (
            <tr key={each.field}>
              <th scope="row">{t(`compared.${each.field}`)}</th>
              <td>
                <Value field={each.field} value={each.ours} />
              </td>
              <td>
                <Value field={each.field} value={each.theirs} />
              </td>
              <td>
                <ResultChip state={shownResult(each)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
