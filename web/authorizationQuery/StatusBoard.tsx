import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { listedName } from './listed.ts';
import { authorizationQueryScreens } from './screens.ts';

const refreshMs = 60_000;

/** How many authorisations stand at each status, once a minute: also the sign that the list has changed. */
export const useStatusCounts = () =>
  useApi(
    authorizationQueryApi.endpoints.getInsurerAuthorizationCounts,
    {},
    { isQuiet: true, refreshInterval: refreshMs, revalidateOnFocus: true },
  );

/** These stand on the board also where there are none, so that it never moves what is below it. */
const always: readonly number[] = [3, 4, 5, 6, 7, 8, 11, 12, 13];

/** How many authorisations stand at each status, each number a link to them (REQ-AUTHQ-02). */
export function StatusBoard() {
  const { t, i18n } = useTranslation('authorizationQuery');
  const { data } = useStatusCounts();
  const counts = data?.counts ?? always.map((statusId) => ({ statusId, count: null }));
  const shown = counts.filter(({ statusId, count }) => always.includes(statusId) || count);
  return (
    <Box
      component="ul"
      aria-label={t('board')}
      sx={{
        ...{ display: 'grid', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 },
        gridTemplateColumns: { xs: '1fr 1fr 1fr', sm: 'repeat(auto-fill, minmax(122px, 1fr))' },
      }}
    >
      {shown.map(({ statusId, count }) => (
        <li key={statusId}>
          <Box
            component={Link}
            to={`${pathTo(authorizationQueryScreens.list)}?status=${statusId}`}
            sx={{
              ...{
                display: 'block',
                height: '100%',
                minHeight: 92,
                p: 1,
                fontSize: '0.875rem',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              },
              ...{ color: 'text.primary', textDecoration: 'none', bgcolor: 'background.paper' },
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box component="strong" sx={{ display: 'block', fontSize: '1.375rem', lineHeight: 1.2 }}>
              <bdi dir="ltr">{count ?? '–'}</bdi>
            </Box>
            {listedName(i18n.language, 'status', statusId)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
