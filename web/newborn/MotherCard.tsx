import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Mother } from '../../shared/newborn/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { DateText } from '../ui/DateText.tsx';
import { newbornScreens } from './screens.ts';

/** One answer about a mother, with the link to register her children, or the reason why that is not possible. */
export function MotherCard({ mother }: { mother: Mother }) {
  const { t, i18n } = useTranslation('newborn');
  const name = nameIn(i18n.language, mother, 'motherName') || `••${mother.motherEnding}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, listStyle: 'none' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi> <bdi dir="ltr">••{mother.motherEnding}</bdi>
        </Typography>
        <Typography variant="body2">
          <bdi>{nameIn(i18n.language, mother, 'payerName')}</bdi> · {t('find.answerOf')}{' '}
          <DateText value={mother.serviceDate} />
        </Typography>
        {mother.problem && (
          <Typography variant="body2" color="error">
            {t(`problem.${mother.problem}`)}
          </Typography>
        )}
      </Box>
      {!mother.problem && (
        <Button component={Link} to={pathTo(newbornScreens.register, mother)} size="small" variant="contained">
          {t('register.begin')}
        </Button>
      )}
    </Box>
  );
}
