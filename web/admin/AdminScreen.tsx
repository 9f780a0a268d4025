import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import { useScreens } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import { useScreenList } from '../base/useScreenList.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { adminScreens } from './screens.ts';

const { path: landing, section } = adminScreens.landing;

/** The landing of administration: the pages of the section that the user may open (decisions, Roles 3). */
export function AdminScreen() {
  const { t } = useTranslation('admin');
  const listOf = useScreenList();
  const user = useSession();
  const pages = useScreens().filter(
    (screen) =>
      screen.section === section &&
      screen.path !== landing &&
      // A record's page is reached from its list.
      !screen.path.includes(':') &&
      decideRoute(user, { address: screen.path, access: screen.access }).isAllowed,
  );
  if (pages.length === 0) return <EmptyState title={t('empty.title')} nextStep={t('empty.nextStep')} />;
  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label={t('pages')}
      sx={{ width: 'calc(100% - 32px)', maxWidth: 720, mx: 'auto', my: 2 }}
    >
      <List disablePadding>
        {listOf(pages).map(({ screen: { path, isLater }, name }) => (
          <li key={path}>
            <ListItemButton component={Link} to={path}>
              <ListItemText primary={name} secondary={isLater ? t('later') : undefined} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Paper>
  );
}
