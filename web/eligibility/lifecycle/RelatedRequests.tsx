import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
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
        const link = request[direction];
        return link ? (
          <Alert
            key={direction}
            severity="info"
            action={
              <Button component={Link} to={pathTo(eligibilityScreens.detail, link)} size="small" color="inherit">
                {t(`related.${label}`)}
              </Button>
            }
          >
            {t(`related.${direction}.${link.kind}`)}
          </Alert>
        ) : null;
      })}
    </Box>
  );
}
