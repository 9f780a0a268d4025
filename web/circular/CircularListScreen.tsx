import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { circularApi } from '../../shared/circular/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { circularColumns } from './circularColumns.tsx';
import { circularScreens } from './screens.ts';

const empty = { text: '' };

/** The circulars that go to the reader's facility or payer, newest first. */
export function CircularListScreen() {
  const { t, i18n } = useTranslation('circular');
  const user = useSession();
  const list = useList(circularApi.endpoints.searchCirculars, { key: 'circular:list', empty });
  const columns = useMemo(() => circularColumns(t, i18n.language, false), [t, i18n.language]);
  const isPublisher = user !== null && holdsOneOf(user, moduleAccess.circularPublishers);
  return (
    <ListScreen
      name="circulars"
      label={t('list.label')}
      filters={{
        label: t('list.filters'),
        form: list,
        fields: (
          <TextInput
            control={list.control}
            name="text"
            label={t('field.search')}
            hint={t('list.searchHint')}
            maxLength={100}
          />
        ),
      }}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.circularId}
      linkOf={(row) => pathTo(circularScreens.record, row)}
      nextStep={t(list.count > 0 ? 'list.widen' : 'list.none')}
      actions={
        isPublisher && (
          <Button component={Link} to={pathTo(circularScreens.own)} variant="outlined" size="small">
            {t('list.toOwn')}
          </Button>
        )
      }
    />
  );
}
