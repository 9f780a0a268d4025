import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { eligibilityScreens } from '../screens.ts';

const directions = [
  ['follows', 'openEarlier'],
  ['followedBy', 'openLater'],
] as const;

/** The requests before and after this one, each a click away. */
export function RelatedRequests({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('lifecycle');
  if (!request.follows && !request.followedBy) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {directions.map(([direction, label]) => {
        const other = request[direction];
        if (!other) return null;
        const text = t(`related.${direction}.${other.kind}`);
        const to = pathTo(eligibilityScreens.detail, other);
        return <LinkNotice key={direction} text={text} to={to} link={t(`related.${label}`)} />;
      })}
    </Box>
  );
}
