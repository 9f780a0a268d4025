import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Enrolment } from '../../shared/diseaseManagement/routes.ts';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { memberName } from './enrolmentColumns.tsx';
import { GoalsDialog } from './GoalsDialog.tsx';

/** The goals, which the care team changes while the member is enrolled. */
export function Goals({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const { t } = useTranslation('diseaseManagement');
  return (
    <Section title={t('field.goals')} isPlain>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>
        {enrolment.goals || t('goals.none')}
      </Typography>
      {enrolment.mayChange && enrolment.state === 'active' && (
        <DialogButton text={t('goals.action')} size="small" variant="outlined">
          {(close) => <GoalsDialog enrolment={enrolment} onClose={close} onDone={onDone} />}
        </DialogButton>
      )}
    </Section>
  );
}

/** When and why the member left. */
function Leaving({ left }: { left: NonNullable<Enrolment['left']> }) {
  const { t } = useTranslation('diseaseManagement');
  const fact = factsBy(left, (name: 'leftOn' | 'reason' | 'note' | 'leftByName') => t(`field.${name}`));
  return (
    <Section title={t('record.leaving')} isPlain>
      <Facts
        facts={[
          fact.date('leftOn', left.on),
          fact.text('reason', t(`reason.${left.reason}`)),
          fact.text('note'),
          fact.name('leftByName', left.byName),
        ]}
      />
    </Section>
  );
}

type FactName =
  | 'patient'
  | 'patientEnding'
  | 'payer'
  | 'facility'
  | 'enrolledOn'
  | 'enrolledByName'
  | 'criteria'
  | 'consentKind'
  | 'consentOn';

/** Who is enrolled, by whom, and with which consent. */
export function EnrolmentFacts({ enrolment }: { enrolment: Enrolment }) {
  const { t, i18n } = useTranslation('diseaseManagement');
  const fact = factsBy(enrolment, (name: FactName) => t(`field.${name}`));
  return (
    <>
      {enrolment.left && <Leaving left={enrolment.left} />}
      <Section title={t('record.enrolment')} isPlain>
        <Facts
          facts={[
            fact.name('patient', memberName(i18n.language, enrolment)),
            fact.code('patientEnding', `••${enrolment.patientEnding}`),
            fact.name('payer', nameIn(i18n.language, enrolment, 'payerName')),
            fact.name('facility', nameIn(i18n.language, enrolment, 'facilityName')),
            fact.date('enrolledOn'),
            fact.name('enrolledByName'),
            fact.text('consentKind', t(`consent.${enrolment.consentKind}`)),
            fact.date('consentOn'),
            {
              ...fact.text('criteria', enrolment.criteria.map((each) => t(`criterion.${each}`)).join(' · ')),
              isWide: true,
            },
          ]}
        />
      </Section>
    </>
  );
}
