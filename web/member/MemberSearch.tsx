import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type MemberRow, memberApi } from '../../shared/member/routes.ts';
import { useSessionState } from '../base/sessionState.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { MemberPanel } from './MemberPanel.tsx';
import { type MemberCriteria, MemberSearchForm } from './MemberSearchForm.tsx';
import { memberColumns } from './memberColumns.tsx';

/** As `memberPath`, on whichever screen the search stands. */
const linkOf = ({ memberId }: MemberRow): string => `#${encodeURIComponent(memberId)}`;

function memberOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

interface MemberSearchProps {
  payerId: number;
  actions?: ReactNode;
  /** For those who keep the register. */
  canCorrect?: boolean;
}

/** The search of a payer's members, and the member that was chosen. */
export function MemberSearch({ payerId, actions, canCorrect = false }: MemberSearchProps) {
  const { t, i18n } = useTranslation('member');
  const chosen = memberOf(useLocation().hash);
  const [by, setWay] = useSessionState<MemberCriteria['by']>('member:by', 'emiratesId');
  const [criteria, setCriteria] = useState<MemberCriteria | null>(null);
  const pages = useEndpointPages(memberApi.endpoints.searchMembers, criteria && { body: { payerId, ...criteria } });
  const search = (next: MemberCriteria | null) => {
    setCriteria(next);
    // The same question again is a wish for a new answer.
    if (JSON.stringify(next) === JSON.stringify(criteria)) void pages.store.restart();
  };
  const columns = useMemo(() => memberColumns(t, i18n.language), [t, i18n.language]);
  return (
    <>
      {chosen && (
        <>
          {/* Above what is still coming, which would push it away from under the pointer. */}
          <Box sx={{ mb: 1 }}>
            <Button component={Link} to="#">
              {t('search.back')}
            </Button>
          </Box>
          <MemberPanel key={chosen} payerId={payerId} memberId={chosen} canCorrect={canCorrect} />
        </>
      )}
      {/* Criteria and results stay for a user who comes back. */}
      <Box sx={{ display: chosen ? 'none' : 'block' }}>
        <MemberSearchForm by={by} onWay={setWay} onSearch={search} />
        <DataTable
          name="members"
          label={t('search.found')}
          columns={columns}
          pages={pages}
          rowId={({ memberId }) => memberId}
          linkOf={linkOf}
          nextStep={t(criteria ? 'search.none' : 'search.start')}
          actions={actions}
        />
      </Box>
    </>
  );
}
