import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import OptionalIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HeadColumn } from '../../../shared/job/sheetHead.ts';
import { wordsOf } from '../../base/wordsOf.ts';
import { stateChip } from '../../ui/stateChip.tsx';

const HeadChip = stateChip(
  {
    missing: { badge: 'danger', icon: ErrorIcon },
    doubled: { badge: 'danger', icon: ErrorIcon },
    unknown: { badge: 'warning', icon: UnknownIcon },
    good: { badge: 'success', icon: CheckIcon },
    optional: { badge: 'plain', icon: OptionalIcon },
  },
  wordsOf('job', 'headState'),
);

/** What stops the sheet comes first, then what may be its reason; what is right comes last. */
const order: readonly HeadColumn['state'][] = ['missing', 'doubled', 'unknown', 'good', 'optional'];

/** The columns of the template beside those of a file that was refused for its head. */
export function SheetHead({ head }: { head: readonly HeadColumn[] }) {
  const { t } = useTranslation('job');
  const rows = head.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const hasHead = head.some(({ column, titles }) => column !== null && titles.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{t(hasHead ? 'head.intro' : 'head.none')}</Typography>
      <Box
        component="table"
        aria-label={t('head.label')}
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          maxWidth: 720,
          '& th, & td': { textAlign: 'start', p: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('head.template')}</th>
            <th scope="col">{t('head.file')}</th>
            <th scope="col">{t('head.comparison')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ column, titles, state }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a refused file do not change
            <tr key={at}>
              <td>{column ? <bdi dir="ltr">{column}</bdi> : '–'}</td>
              <td>{titles.length > 0 ? <bdi>{titles.join(' · ')}</bdi> : '–'}</td>
              <td>
                <HeadChip state={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
