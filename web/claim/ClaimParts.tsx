import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ClaimDialect, ClaimEncounter } from '../../shared/claim/claim.ts';
import type { ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { dayOfRules } from '../../shared/claim/rules/version.ts';
import type { WordOf } from '../base/texts.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';
import { useDiagnosisTypes, useNumberChoices } from './form/choices.ts';
import { SeverityChip } from './SeverityChip.ts';

interface PartProps {
  record: ClaimRecord;
}

/** In a table: a code that breaks is read as two. */
const code = (value: string | null) =>
  value ? (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Identifier value={value} />
    </span>
  ) : (
    '–'
  );
const money = (fils: number | null) => (fils === null ? null : <Money fils={fils} />);

/** What the rules of today say of the claim: how severe, what is wrong, what to do, and where. */
export function FindingList({ record: { findings, rulesVersion } }: PartProps) {
  const { t, i18n } = useTranslation('claim');
  return (
    <Section title={t('record.findings')} isPlain>
      {findings.length === 0 && <Typography color="textSecondary">{t('record.findingsNone')}</Typography>}
      <Box
        component="ul"
        aria-label={t('record.findings')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {findings.map(({ rule, severity, field, line, text, fix }) => (
          <li key={`${rule} ${field} ${line}`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <SeverityChip state={severity} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {inLanguage(i18n.language, text)}
              </Typography>
            </Box>
            <Typography>{inLanguage(i18n.language, fix)}</Typography>
            <Typography variant="body2" color="textSecondary">
              <Identifier value={field} />
              {line !== null && (
                <>
                  {' · '}
                  {t('record.inLine', { line })}
                </>
              )}
            </Typography>
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('record.rulesOf', { day: dateText(dayOfRules(rulesVersion)) })}
      </Typography>
    </Section>
  );
}

/** Whose claim it is, and the amounts. */
export function ClaimFacts({ record }: PartProps) {
  const { t, i18n } = useTranslation('claim');
  const fact = factsBy(record, (name: WordOf<'claim', 'field'>) => t(`field.${name}`));
  const { claim } = record;
  const { resubmission } = claim;
  return (
    <>
      <Section title={t('record.facts')} isPlain>
        <Facts
          facts={[
            fact.name('patient', record.patientName),
            fact.code('file', record.patientFile),
            fact.code('member', claim.memberId),
            fact.code('emiratesId', claim.emiratesId),
            fact.name('payer', nameIn(i18n.language, record, 'payerName')),
            fact.code('payerCode', record.payerCode),
            fact.code('payerNumber', claim.idPayer),
            fact.code('provider', claim.providerId),
            fact.name('package', claim.packageName),
            fact.date('serviceDate'),
            fact.name('resubmission', resubmission?.type ?? null),
            fact.name('comment', resubmission?.comment ?? null),
          ]}
        />
      </Section>
      <Section title={t('record.amounts')} isPlain>
        <Facts
          facts={[
            fact.text('gross', money(claim.grossFils)),
            fact.text('patientShare', money(claim.patientShareFils)),
            fact.text('net', money(claim.netFils)),
            fact.text('vat', money(claim.vatFils)),
          ]}
        />
      </Section>
    </>
  );
}

function Encounter({ encounter, dialect }: { encounter: ClaimEncounter; dialect: ClaimDialect }) {
  const { t } = useTranslation('claim');
  const types = useNumberChoices('encounter', dialect);
  const fact = factsBy(encounter, (name: WordOf<'claim', 'field'>) => t(`field.${name}`));
  return (
    <Facts
      facts={[
        fact.instant('start'),
        fact.instant('end'),
        fact.code('encounterFacility', encounter.facilityId),
        fact.text('encounterType', types.find(({ id }) => id === encounter.type)?.name ?? encounter.type),
        fact.code('file', encounter.patientId),
        fact.code('eligibility', encounter.eligibilityIdPayer),
      ]}
    />
  );
}

/** The stay or visit; Abu Dhabi may have several. */
export function Encounters({ record }: PartProps) {
  const { t } = useTranslation('claim');
  const { encounters } = record.claim;
  if (encounters.length === 0) return null;
  return (
    <Section title={t('record.encounter')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {encounters.map((encounter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no number of their own
          <Encounter key={at} encounter={encounter} dialect={record.dialect} />
        ))}
      </Box>
    </Section>
  );
}

export function Diagnoses({ record }: PartProps) {
  const { t } = useTranslation('claim');
  const { diagnoses } = record.claim;
  const types = useDiagnosisTypes(record.dialect);
  return (
    <Section title={t('record.diagnoses')} isPlain>
      {diagnoses.length === 0 ? (
        <Typography color="textSecondary">{t('record.diagnosesNone')}</Typography>
      ) : (
        <SmallTable
          label={t('record.diagnoses')}
          heads={[t('field.code'), t('field.type')]}
          rows={diagnoses.map((diagnosis, at) => ({
            key: String(at),
            cells: [code(diagnosis.code), types.find(({ id }) => id === diagnosis.type)?.name ?? code(diagnosis.type)],
          }))}
        />
      )}
    </Section>
  );
}

export function Lines({ record }: PartProps) {
  const { t } = useTranslation('claim');
  const { activities } = record.claim;
  const heads = (['line', 'code', 'clinician', 'approval'] as const).map((name) => t(`field.${name}`));
  const numberHeads = (['observations', 'quantity', 'net'] as const).map((name) => t(`field.${name}`));
  return (
    <Section title={t('record.lines')} isPlain>
      {activities.length === 0 ? (
        <Typography color="textSecondary">{t('record.linesNone')}</Typography>
      ) : (
        <SmallTable
          label={t('record.lines')}
          heads={heads}
          numberHeads={numberHeads}
          rows={activities.map((line, at) => ({
            key: String(at),
            cells: [
              ...[line.id, line.code, line.clinician, line.priorAuthorizationId].map(code),
              ...[line.observations.length, line.quantity ?? '–', money(line.netFils) ?? '–'],
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** What of the portal's records the claim was not compared with. */
export function NotChecked({ record: { notChecked } }: PartProps) {
  const { t } = useTranslation('claim');
  if (notChecked.length === 0) return null;
  return (
    <Section title={t('record.notChecked')} isPlain>
      <Typography>{t('record.notCheckedText')}</Typography>
      <ul>
        {notChecked.map((family) => (
          <li key={family}>{t(`family.${family}`)}</li>
        ))}
      </ul>
    </Section>
  );
}
