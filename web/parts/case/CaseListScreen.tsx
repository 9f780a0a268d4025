import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CaseRow } from '../../../shared/_parts/caseRoutes.ts';
import type { ReaderSide } from '../../../shared/_parts/conversation.ts';
import type { Life, StateOf } from '../../../shared/_parts/life.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import type { PagedEndpoint } from '../../ui/table/useEndpointPages.ts';
import type { Pages } from '../../ui/table/usePages.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/useList.ts';
import { CaseFilterFields } from './CaseFilterFields.tsx';
import { caseColumns } from './caseColumns.tsx';
import { useCaseSide } from './useCaseSide.ts';

interface CaseListScreenProps<L extends Life, Row extends CaseRow<L>, Filters extends FieldValues> {
  /** Names the list where filters and widths of columns are kept. */
  name: string;
  life: L;
  /** The call made by `caseEndpoints().list`. */
  endpoint: PagedEndpoint;
  textOf: (word: 'table' | 'filters' | 'intro' | 'introDesk' | 'empty' | 'emptyDesk' | 'noAccess') => string;
  useStateText: () => (state: StateOf<L>) => string;
  Chip: ComponentType<{ state: StateOf<L> }>;
  /** The column of the number, by which a row is opened, and those that describe what the case is about. */
  columns: { readonly number: DataColumn<Row>; readonly about: readonly DataColumn<Row>[] };
  /** The module's own filters when nothing is filtered by, and their fields. */
  empty: Filters;
  fieldsOf: (control: Control<Filters>) => ReactNode;
  rowId: (row: Row) => string;
  linkOf: (row: Row) => string;
  /** Where a provider opens a new case. */
  begin: { readonly to: string; readonly text: string };
  /** What the health authority's people and the portal's onlookers read above their list, and in an empty one; for lives with these sides. */
  overseer?: { readonly intro: string; readonly empty: string };
  /** Where the people of a side find what belongs to these cases and is no case. */
  beside?: Readonly<Partial<Record<ReaderSide, { readonly to: string; readonly text: string }>>>;
}

function Cases<L extends Life, Row extends CaseRow<L>, Filters extends FieldValues>({
  side,
  ...props
}: CaseListScreenProps<L, Row, Filters> & { side: ReaderSide }) {
  const { name, life, endpoint, textOf, Chip, columns, rowId, linkOf, begin, beside = {} } = props;
  const { t, i18n } = useTranslation('case');
  const stateOf = props.useStateText();
  const isDesk = side === 'insurer';
  const isOverseer = side === 'authority' || side === 'onlooker';
  const list = useList<PagedEndpoint, Filters & { state: string | null; whose: string | null }>(endpoint, {
    key: `${name}:${side}`,
    empty: { ...props.empty, state: null, whose: null },
  });
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the module gives changes with the language only
  const shown = useMemo(() => {
    const { first, rest } = caseColumns<L, Row>(t, { life, side, language, stateOf, Chip });
    return [columns.number, ...first, ...columns.about, ...rest];
  }, [language, side]);
  const buttons = [
    ...(side === 'provider' ? [{ ...begin, variant: 'contained' } as const] : []),
    ...(beside[side] ? [{ ...beside[side], variant: 'outlined' } as const] : []),
  ];
  const actions = buttons.map(({ to, text, variant }) => (
    <Button key={to} component={Link} to={to} variant={variant} size="small">
      {text}
    </Button>
  ));
  return (
    <ListScreen<Row>
      name={`${name}-${side}`}
      label={textOf('table')}
      intro={(isOverseer && props.overseer?.intro) || textOf(isDesk ? 'introDesk' : 'intro')}
      nextStep={(isOverseer && props.overseer?.empty) || textOf(isDesk ? 'emptyDesk' : 'empty')}
      columns={shown}
      pages={list.pages as unknown as Pages<Row>}
      rowId={rowId}
      linkOf={linkOf}
      filters={{
        label: textOf('filters'),
        form: list,
        fields: (
          <>
            <CaseFilterFields control={list.control} life={life} side={side} stateOf={stateOf} />
            {props.fieldsOf(list.control as unknown as Control<Filters>)}
          </>
        ),
      }}
      actions={actions}
    />
  );
}

/** The cases of a reader's side: a facility's, an insurer's queue, an authority's; a reader of no side is told why there are none. */
export function CaseListScreen<L extends Life, Row extends CaseRow<L>, Filters extends FieldValues>(
  props: CaseListScreenProps<L, Row, Filters>,
) {
  const side = useCaseSide(props.life);
  if (side) return <Cases key={side} side={side} {...props} />;
  return (
    <ScreenBody>
      <EmptyState title={props.textOf('table')} nextStep={props.textOf('noAccess')} />
    </ScreenBody>
  );
}
