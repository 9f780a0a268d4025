import HubOutlined from '@mui/icons-material/HubOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { otherPortalsOf } from '../base/tiles.ts';
import { usePortalSettings } from '../parts/portalSettings/usePortalSettings.ts';
import { Tile } from '../ui/Tile.tsx';
import { TileList } from '../ui/TileList.tsx';

const icons = { dConnect: <HubOutlined />, payerOnline: <LanguageOutlined /> } as const;

/** The tiles that lead out of the portal, apart from its own and after them: they arrive later and move nothing. */
export function OtherPortals({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('dashboard');
  const links = otherPortalsOf(usePortalSettings(), user);
  if (links.length === 0) return null;
  return (
    <TileList label={t('otherPortals.title')} isTitled>
      {links.map(({ name, url }) => (
        <Tile
          key={name}
          href={url}
          name={t(`otherPortals.${name}.name`)}
          about={t(`otherPortals.${name}.about`)}
          icon={icons[name]}
          end={
            <OpenInNew
              titleAccess={t('otherPortals.newTab')}
              fontSize="small"
              color="action"
              sx={{ verticalAlign: 'middle' }}
            />
          }
        />
      ))}
    </TileList>
  );
}
