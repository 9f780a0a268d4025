import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type Newborn, type NewbornEvent, newbornApi } from '../../shared/newborn/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { eventEntries } from '../parts/life/eventEntries.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CardButton } from './CardButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PhaseChip } from './PhaseChip.ts';
import { newbornScreens } from './screens.ts';
import { siblingName } from './siblingName.ts';

const tones = { register: 'success', link: 'success', cancel: 'error', notice: 'warning' } as const;

type FactName =
  | 'number'
  | 'validTo'
  | 'siblingIndex'
  | 'bornAt'
  | 'sex'
  | 'weightGrams'
  | 'mother'
  | 'motherEmiratesId'
  | 'motherCardNumber'
  | 'payer'
  | 'facility'
  | 'registeredAt'
  | 'registeredBy'
  | 'ownEmiratesId'
  | 'ownCardNumber'
  | 'confirmedBy';

function NewbornFacts({ newborn }: { newborn: Newborn }) {
  const { t, i18n } = useTranslation('newborn');
  const fact = factsBy(newborn, (name: FactName) => t(`field.${name}`));
  const { own } = newborn;
  return (
    <>
      {own && (
        <Section title={t('record.own')} isPlain>
          <Facts
            facts={[
              fact.emiratesId('ownEmiratesId', own.emiratesId),
              fact.code('ownCardNumber', own.cardNumber),
              fact.text('confirmedBy', t(`confirmedBy.${own.confirmedBy}`)),
            ]}
          />
        </Section>
      )}
      <Section title={t('record.child')} isPlain>
        <Facts
          facts={[
            fact.code('number'),
            fact.date('validTo'),
            fact.text('siblingIndex', siblingName(i18n.language, newborn.siblingIndex)),
            fact.instant('bornAt'),
            fact.text('sex', t(`sex.${newborn.sex}`)),
            fact.text('weightGrams', newborn.weightGrams),
          ]}
        />
      </Section>
      <Section title={t('record.mother')} isPlain>
        <Facts
          facts={[
            fact.name('mother', nameIn(i18n.language, newborn, 'motherName') || null),
            fact.emiratesId('motherEmiratesId'),
            fact.code('motherCardNumber'),
            fact.name('payer', nameIn(i18n.language, newborn, 'payerName')),
            fact.name('facility', nameIn(i18n.language, newborn, 'facilityName')),
            fact.instant('registeredAt'),
            fact.name('registeredBy', newborn.registeredByName),
          ]}
        />
      </Section>
    </>
  );
}

function Actions({ newborn, onChanged }: { newborn: Newborn; onChanged: () => void }) {
  const { t } = useTranslation('newborn');
  const { mayChange, phase } = newborn;
  if (!mayChange || (phase !== 'open' && phase !== 'ended')) return null;
  return (
    <>
      {phase === 'open' && <CardButton newborn={newborn} />}
      <DialogButton text={t('link.action')} variant="contained" size="small">
        {(close) => <LinkDialog newborn={newborn} onClose={close} onDone={onChanged} />}
      </DialogButton>
      <DialogButton text={t('cancel.action')} size="small">
        {(close) => <CancelDialog newborn={newborn} onClose={close} onDone={onChanged} />}
      </DialogButton>
    </>
  );
}

/** How long the number holds, or why it does no more. */
function Standing({ newborn }: { newborn: Newborn }) {
  const { t } = useTranslation('newborn');
  const { phase, daysLeft, cancelReason } = newborn;
  if (phase === 'open') {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {daysLeft === 0 ? t('endsToday') : t('endsIn', { count: daysLeft ?? 0 })}
      </Alert>
    );
  }
  if (phase === 'ended')
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('record.ended')}
      </Alert>
    );
  if (phase === 'linked')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('record.linked')}
      </Alert>
    );
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t('record.cancelled')} <bdi>{cancelReason}</bdi>
    </Alert>
  );
}

/** One temporary number: whose child it is for, how long it holds, and what happened to it. */
export function NewbornScreen() {
  const { t } = useTranslation('newborn');
  const { newbornId = '' } = useParams();
  const read = useApi(newbornApi.endpoints.getNewborn, { query: { newbornId } });
  useRecordInTitle(read.data?.number ?? null);
  const detailOf = ({ event, detail }: NewbornEvent): string | null => {
    if (event !== 'link') return detail;
    return detail === 'register' || detail === 'facility' ? t(`confirmedBy.${detail}`) : null;
  };
  const words = {
    titleOf: ({ event }: NewbornEvent) => t(`event.${event}`),
    detailOf,
    toneOf: ({ event }: NewbornEvent) => tones[event],
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(newbornScreens.list), text: t('back') }}
      head={(newborn) => (
        <>
          <PhaseChip state={newborn.phase} size="medium" />
          <Typography variant="h2" component="p" sx={{ flexGrow: 1, minWidth: 160 }}>
            <bdi dir="ltr">{newborn.number}</bdi>
          </Typography>
          <Actions newborn={newborn} onChanged={read.refresh} />
        </>
      )}
      notices={(newborn) => <Standing newborn={newborn} />}
      timeline={({ events }) => ({ title: t('record.history'), entries: eventEntries(events, words) })}
    >
      {(newborn) => <NewbornFacts newborn={newborn} />}
    </RecordScreen>
  );
}
