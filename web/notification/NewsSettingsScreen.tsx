import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notificationApi } from '../../shared/notification/routes.ts';
import { afresh, useApi } from '../api/useApi.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { NewsChoiceForm } from './NewsChoiceForm.tsx';

/** Longer than a screen: what follows the table keeps its place while it is read. */
const tableHeight = 900;

/** What the user hears of, in the portal and by mail (REQ-NET-15). */
export function NewsSettingsScreen() {
  const { t } = useTranslation('notification');
  const read = useApi(notificationApi.endpoints.getNewsChoices, {}, afresh);
  return (
    <ScreenBody>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('settings.intro')}
      </Typography>
      <RecordPart
        read={read}
        missing={{ title: t('settings.missing'), nextStep: t('settings.missingNext') }}
        height={tableHeight}
      >
        {(chosen) => <NewsChoiceForm chosen={chosen} readAgain={read.readAgain} />}
      </RecordPart>
    </ScreenBody>
  );
}
