import { useTranslation } from 'react-i18next';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type Query, type QueryMove } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { MoveOpened } from '../parts/case/CaseScreen.tsx';
import { useAssignee } from '../parts/case/useAssignee.ts';
import { TemplateButtons } from '../parts/conversation/TemplateButtons.tsx';
import { MoveDialog } from '../parts/life/MoveDialog.tsx';

const { moveQuery, getQueryStaff, getQueries } = providerQueryApi.endpoints;
const templates = { namespace: 'providerQuery', names: ['received', 'documents', 'resubmit'] } as const;

/** Makes a move with a query: what it may be given to, merged into and rated with. */
export function QueryMoveDialog({ record, move, ...rest }: MoveOpened<QueryMove, Query>) {
  const { t } = useTranslation('providerQuery');
  const { queryId, version, facilityName, side } = record;
  const assignee = useAssignee(getQueryStaff, { label: t('dialog.assignee'), isAsked: move === 'assign' });
  const others = useApi(getQueries, move === 'merge' ? { query: { state: 'active' } } : null).data?.items;
  const mergeable = others?.filter((other) => other.queryId !== queryId && other.facilityName === facilityName);
  const into = mergeable?.map((other) => ({ id: other.queryId, name: `${other.queryNumber} · ${other.subject}` }));
  const scores = [1, 2, 3, 4, 5].map((id) => ({ id, name: t('satisfactionOf', { score: String(id) }) }));
  const notices: Partial<Record<QueryMove, string>> = {
    close: t('dialog.confirmClose'),
    escalate: t('dialog.confirmEscalate'),
  };
  return (
    <MoveDialog
      life={queryLife}
      move={move}
      endpoint={moveQuery}
      record={{ queryId, version }}
      {...rest}
      title={t(`moves.${move}`)}
      notice={notices[move]}
      needs={{
        assignee,
        into: { label: t('dialog.into'), choices: into },
        score: { label: t('dialog.score'), choices: scores },
      }}
      aboveText={side === 'insurer' ? (setText) => <TemplateButtons {...templates} onChosen={setText} /> : undefined}
    />
  );
}
