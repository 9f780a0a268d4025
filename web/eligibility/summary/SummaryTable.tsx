import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StatusCounts } from '../../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { useStatusText } from '../../field/eligibility/useStatusText.ts';
import { countOf, totalOf } from './counts.ts';

export interface SummaryRow {
  readonly key: string;
  readonly title: ReactNode;
  readonly counts: StatusCounts;
  /** The history with the requests of this row, of one status or of all. */
  readonly pathOf: (status?: EligibilityStatus) => string;
}

interface SummaryTableProps {
  label: string;
  /** What the rows are. */
  heading: string;
  rows: readonly SummaryRow[];
  statuses: readonly EligibilityStatus[];
}

/** Numbers by status, each a link to the requests behind it. */
export function SummaryTable({ label, heading, rows, statuses }: SummaryTableProps) {
  const { t } = useTranslation('summary');
  const statusText = useStatusText();
  // Plain elements, dressed by the box around them: there are some hundreds.
  const number = (count: number, path: string) =>
    count === 0 ? (
      <span>–</span>
    ) : (
      <Link to={path} aria-label={t('showRequests', { count })}>
        {count}
      </Link>
    );
  return (
    <Box
      // A region of this name stands around it already.
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        maxHeight: 360,
        '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%', fontSize: '0.875rem' },
        '& th, & td': {
          px: 1,
          py: 0.75,
          textAlign: 'end',
          borderBottom: 1,
          borderColor: 'divider',
          whiteSpace: 'nowrap',
        },
        '& th:first-of-type': { textAlign: 'start' },
        // The totals stay in sight where the statuses have no room.
        '& tr > :last-child': { position: 'sticky', insetInlineEnd: 0, bgcolor: 'background.paper' },
        '& thead th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          fontWeight: 600,
          whiteSpace: 'normal',
          verticalAlign: 'bottom',
        },
        '& tbody th': { fontWeight: 400 },
        '& td span': { color: 'text.secondary' },
        '& a': {
          color: 'primary.main',
          textUnderlineOffset: '0.15em',
          display: 'inline-block',
          minWidth: 24,
          minHeight: 24,
          lineHeight: '24px',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {statuses.map((status) => (
              <th key={status} scope="col">
                {statusText(status)}
              </th>
            ))}
            <th scope="col">{t('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, counts, pathOf }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {statuses.map((status) => (
                <td key={status}>{number(countOf(counts, status), pathOf(status))}</td>
              ))}
              <td>{number(totalOf(counts), pathOf())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
