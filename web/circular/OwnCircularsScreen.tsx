import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { circularApi } from '../../shared/circular/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { useList } from '../parts/list/useList.ts';
import { circularColumns } from './circularColumns.tsx';
import { circularScreens } from './screens.ts';

/** What the reader's payer, or the portal, has written: drafts, what waits for a second person, what was published. */
export function OwnCircularsScreen() {
  const { t, i18n } = useTranslation('circular');
  const list = useList(circularApi.endpoints.searchOwnCirculars, { key: 'circular:own', empty: {} });
  const columns = useMemo(() => circularColumns(t, i18n.language, true), [t, i18n.language]);
  return (
    <ListScreen
      name="ownCirculars"
      label={t('own.label')}
      columns={columns}
      pages={list.pages}
      rowId={(row) => row.circularId}
      linkOf={(row) => pathTo(circularScreens.record, row)}
      nextStep={t('own.none')}
      actions={
        <Button
          component={Link}
          to={pathTo(circularScreens.new)}
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
        >
          {t('own.new')}
        </Button>
      }
    />
  );
}
