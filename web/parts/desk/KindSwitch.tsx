import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { useApi } from '../../api/useApi.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { countText } from './countText.ts';
import { type DeskKind, type DeskKindName, deskKindNames, deskKinds } from './deskKinds.ts';

/** The counts of the other kinds are asked for by the page itself. */
const quietly = { isQuiet: true, refreshInterval: 60_000, revalidateOnFocus: true } as const;

/** A kind of work with the number of its requests that nobody has; the board itself counts those of its own kind. */
function KindLink({ name, isShown }: { name: DeskKindName; isShown: boolean }) {
  const { t } = useTranslation(['desk', 'ui']);
  const screenPath = usePathTo();
  const kind: DeskKind<'nobody'> = deskKinds[name];
  const counted = useApi(kind.counts, {} as never, isShown ? {} : quietly).data?.[kind.views.nobody];
  const number = counted && countText(counted);
  return (
    <Button
      component={Link}
      to={screenPath(kind.screen)}
      color={isShown ? 'primary' : 'inherit'}
      {...(isShown && { 'aria-current': 'page' })}
      {...(number && { 'aria-label': t('ui:toggle.count', { name: t(`kind.${name}`), number }) })}
      sx={{ gap: 1, borderRadius: 0, borderBottom: 3, borderColor: isShown ? 'primary.main' : 'transparent' }}
    >
      {t(`kind.${name}`)}
      <Box component="bdi" dir="ltr" sx={{ fontWeight: 700, minWidth: '1ch' }}>
        {number}
      </Box>
    </Button>
  );
}

/** The kinds of work that the reader may do, each with what waits; nothing for who may do one alone. */
export function KindSwitch({ shown }: { shown: Pick<DeskKind, 'screen'> }) {
  const { t } = useTranslation('desk');
  const session = useSession();
  const names = deskKindNames.filter((name) => session && holdsOneOf(session, deskKinds[name].access));
  if (names.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={t('kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {names.map((name) => (
        <KindLink key={name} name={name} isShown={deskKinds[name].screen === shown.screen} />
      ))}
    </Box>
  );
}
