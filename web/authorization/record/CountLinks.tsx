import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { authorizationScreens } from '../screens.ts';

const refreshMs = 60_000;

/** How many requests are in each state, once a minute: also the sign that the list has changed. */
export const useStateCounts = () =>
  useApi(
    authorizationApi.endpoints.getAuthorizationCounts,
    {},
    { isQuiet: true, refreshInterval: refreshMs, revalidateOnFocus: true },
  );

/** How many requests are in each state, each number a link to them (REQ-EAUTH-03). What follows waits for them: on a phone they take several lines. */
export function CountLinks() {
  const { t } = useTranslation('record');
  const stateOf = useStateText();
  const { data, isLoading } = useStateCounts();
  const shown = data?.counts.filter(({ count }) => count > 0) ?? [];
  const linkTo = (state: string) => `${pathTo(authorizationScreens.list)}?state=${state}`;
  return (
    <Box
      component="ul"
      aria-label={t('list.counts')}
      data-arriving={isLoading || undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0, minHeight: 32 }}
    >
      <li>
        <Chip component={Link} clickable variant="outlined" to={linkTo('overdue')} label={t('view.overdue')} />
      </li>
      {data !== undefined && data !== null && data.review > 0 && (
        <li>
          <Chip
            component={Link}
            clickable
            color="error"
            variant="outlined"
            to={linkTo('review')}
            label={
              <>
                {t('view.review')} <bdi dir="ltr">{data.review}</bdi>
              </>
            }
          />
        </li>
      )}
      {shown.map(({ state, count }) => (
        <li key={state}>
          <Chip
            component={Link}
            clickable
            variant="outlined"
            to={linkTo(state)}
            label={
              <>
                {stateOf(state)} <bdi dir="ltr">{count}</bdi>
              </>
            }
          />
        </li>
      ))}
    </Box>
  );
}
