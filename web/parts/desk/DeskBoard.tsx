import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { useFreshRows } from '../../ui/table/useFreshRows.ts';
import { useCountInTitle } from '../../ui/useCountInTitle.ts';
import { FreshRowsButton } from '../list/FreshRows.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { countText } from './countText.ts';
import type { DeskView } from './deskKinds.ts';
import { KindSwitch } from './KindSwitch.tsx';
import type { Desk } from './useDesk.ts';
import { useSeenList } from './useSeenList.ts';
import type { useTakeNext } from './useTakeNext.ts';

type Given = 'name' | 'head' | 'linkOf' | 'views' | 'nextStep' | 'marks' | 'onRefresh' | 'actions';

interface DeskBoardProps<Row extends object, View extends DeskView>
  extends Omit<ComponentProps<typeof ListScreen<Row>>, Given> {
  desk: Desk<View>;
  next: ReturnType<typeof useTakeNext>;
  /** What the kind of work has besides taking the next one. */
  actions: ReactNode;
  linkOf: (row: Row) => string;
}

/** The board of a payer's people: the requests of one kind in views, what is due first on top. */
export function DeskBoard<Row extends object, View extends DeskView>(props: DeskBoardProps<Row, View>) {
  const { desk, next, actions, ...list } = props;
  const { kind, view, setView, counts } = desk;
  const { t } = useTranslation('desk');
  const counted = counts.data;
  const fresh = useFreshRows({ mark: counted ? JSON.stringify(counted) : undefined, ...list });
  useSeenList(kind, list.pages.rows.map(list.linkOf));
  const countOf = (id: View) => counted?.[kind.views[id]];
  const shown = (id: View) => {
    const found = countOf(id);
    return found && countText(found);
  };
  useCountInTitle(shown('nobody' as View) ?? '');
  const options = (Object.keys(kind.views) as View[]).map((id) => ({
    id,
    name: t(`view.${id}`),
    count: shown(id),
    isAlarming: id === 'overdue' && Boolean(countOf(id)?.count),
  }));
  return (
    <div {...fresh.place}>
      <ListScreen
        {...list}
        name={kind.screen}
        marks={fresh.marks}
        nextStep={t(`next.${view}`)}
        actions={
          <>
            <Button size="small" variant="contained" loading={next.isSending} onClick={() => void next.takeNext()}>
              {t('takeNext')}
            </Button>
            <FreshRowsButton fresh={fresh} />
            {actions}
          </>
        }
        onRefresh={counts.refresh}
        head={<KindSwitch shown={kind} />}
        views={<ToggleChoice label={t('views')} options={options} value={view} onChange={setView} />}
      />
    </div>
  );
}
