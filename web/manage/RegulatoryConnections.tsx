import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { manageApi, type RegulatoryDetails } from '../../shared/manage/routes.ts';
import { useApi } from '../api/useApi.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { useSession } from '../base/session.ts';
import { ActionItem } from '../ui/ActionItem.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { RegulatoryDialog } from './RegulatoryDialog.tsx';

function Connection({ details, onEdit }: { details: RegulatoryDetails; onEdit: (() => void) | null }) {
  const { t } = useTranslation('manage');
  const label = facilityLabel(details) ?? '';
  const act = details.maskedUsername ? t('regulatory.change') : t('regulatory.add');
  const text = (
    <>
      <bdi>{details.regulatorName}</bdi>
      {' · '}
      {details.maskedUsername ? (
        <>
          {t('regulatory.userName')} <Identifier value={details.maskedUsername} />
        </>
      ) : (
        t('regulatory.none')
      )}
      {details.changedAt ? (
        <>
          {' · '}
          {t('regulatory.changedAt')} <DateText value={details.changedAt} withTime />
        </>
      ) : null}
    </>
  );
  return (
    <ActionItem title={label} text={text}>
      {onEdit && (
        <Button size="small" variant="outlined" onClick={onEdit} aria-label={`${act}: ${label}`}>
          {act}
        </Button>
      )}
    </ActionItem>
  );
}

/** The regulator's credentials of each of the user's facilities: seen masked by all, added, changed and tested by administrators. */
export function RegulatoryConnections() {
  const { t } = useTranslation('manage');
  const { data, error, refresh } = useApi(manageApi.endpoints.getRegulatoryDetails, {});
  const session = useSession();
  const mayEdit = session !== null && holdsOneOf(session, manageApi.endpoints.addRegulatoryDetails.access);
  const [edited, setEdited] = useState<RegulatoryDetails | null>(null);
  return (
    <Section title={t('regulatory.title')} isPlain>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {t('regulatory.text')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((details) => (
          <Connection key={details.facilityId} details={details} onEdit={mayEdit ? () => setEdited(details) : null} />
        ))}
      </Box>
      {data?.length === 0 ? <Typography color="textSecondary">{t('regulatory.noFacility')}</Typography> : null}
      {error && !data ? <LoadFailure error={error} onRetry={refresh} /> : null}
      {data || error ? null : <Arriving height={96} label={t('loading')} />}
      {edited ? (
        <RegulatoryDialog
          details={edited}
          onClose={() => setEdited(null)}
          onStored={() => {
            setEdited(null);
            refresh();
          }}
        />
      ) : null}
    </Section>
  );
}
