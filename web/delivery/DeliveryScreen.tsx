import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo, usePathTo } from '../base/screenPath.ts';
import { useMay } from '../base/useMay.ts';
import { StatusChip } from '../field/eligibility/StatusChip.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { deliveryColumns } from './deliveryColumns.tsx';
import { RedriveDialog } from './RedriveDialog.tsx';
import { deliveryScreens } from './screens.ts';

type Letter = Answer<typeof deliveryApi.endpoints.getDeadLetter>;

const ofLetter = ['what', 'to', 'from', 'fault', 'attempts', 'redrives', 'created', 'diedAt'];

function LetterFacts({ letter }: { letter: Letter }) {
  const { t, i18n } = useTranslation(['delivery', 'eligibility']);
  const facts = factsOf(deliveryColumns(t, i18n.language), letter, ofLetter);
  const { status } = letter;
  return <Facts facts={status ? [...facts, { label: t('status'), value: <StatusChip state={status} /> }] : facts} />;
}

/** One that was given up, with its request as it stands now. */
export function DeliveryScreen() {
  const { t } = useTranslation(['delivery', 'eligibility']);
  const { deliveryId = '' } = useParams();
  const navigate = useNavigate();
  const mayRedrive = useMay(moduleAccess.redelivery);
  const screenPath = usePathTo();
  const read = useApi(deliveryApi.endpoints.getDeadLetter, { query: { deliveryId } });
  const toList = () => void navigate(pathTo(deliveryScreens.list), { replace: true });
  const faultText = (detail: string | null) =>
    detail && String(t(`eligibility:fault.${detail}` as never, { defaultValue: detail }));
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(deliveryScreens.list), text: t('back') }}
    >
      {(letter) => (
        <>
          <Section title={t('facts')} isPlain>
            <LetterFacts letter={letter} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              {mayRedrive ? (
                <DialogButton text={t('redrive')} variant="contained">
                  {(close) => <RedriveDialog deliveryIds={[deliveryId]} onClose={close} onDone={toList} />}
                </DialogButton>
              ) : (
                <Typography color="textSecondary">{t('onlyRead')}</Typography>
              )}
              {letter.eligibilityId && letter.status ? (
                <Button
                  component={Link}
                  to={screenPath('eligibilityDetail', { eligibilityId: letter.eligibilityId })}
                  variant="outlined"
                >
                  {t('request')}
                </Button>
              ) : null}
            </Box>
          </Section>
          {letter.timeline.length > 0 && (
            <Section title={t('timeline')} isPlain>
              <Timeline
                label={t('timeline')}
                entries={letter.timeline.map(({ at, event, detail }, index) => ({
                  key: `${at}-${index}`,
                  at,
                  title: t(`eligibility:event.${event}`),
                  detail: faultText(detail),
                }))}
              />
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}
