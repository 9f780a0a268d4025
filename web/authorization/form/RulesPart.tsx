import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { documentTypeNames } from '../../../shared/_field/documentTypes.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type RuleCheck, warningRules } from '../../../shared/authorization/ruleCheck.ts';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormValues } from './formValues.ts';
import { type HeldCheck, useRuleCheck } from './useRuleCheck.ts';

type Finding = RuleCheck['findings'][number];

const colours = { info: 'info', warn: 'warning', block: 'error' } as const satisfies Record<
  Finding['severity'],
  AlertColor
>;

interface FindingTextProps {
  finding: Finding;
  check: RuleCheck;
  /** The names of the lines in their order. */
  lineIds: readonly string[];
}

/** What a rule says: of which line, what is missing, and where the rule comes from. */
function FindingText({ finding, check, lineIds }: FindingTextProps) {
  const { t, i18n } = useTranslation('authorization');
  const { line, kind, documents, observations, ruleId } = finding;
  const rule = check.rules.find((each) => each.ruleId === ruleId);
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const missing = [
    ...documents.map((type) => inLanguage(i18n.language, documentTypeNames[type])),
    ...observations.map(({ code }) => code),
  ];
  const place = line === undefined ? -1 : lineIds.indexOf(line);
  return (
    <>
      {place >= 0 && <strong>{t('form.line.title', { number: place + 1 })}: </strong>}
      {t(`form.rules.${kind}`)}
      {missing.length > 0 && <bdi> {list.format(missing)}</bdi>}
      {rule && (
        <Typography component="span" variant="caption" sx={{ display: 'block' }}>
          <bdi>{nameIn(i18n.language, rule, 'name')}</bdi> · <bdi>{rule.source.title}</bdi>
        </Typography>
      )}
    </>
  );
}

interface RulesPartProps {
  control: Control<FormValues>;
  /** What a refused sending said. */
  held: HeldCheck | null;
}

/** What the payer's rules say before the request is sent: a blocking one holds it, a warning wants a reason (REQ-EAUTH-07). */
export function RulesPart({ control, held }: RulesPartProps) {
  const { t, i18n } = useTranslation('authorization');
  const { check, lineIds } = useRuleCheck(control, held);
  if (!check || check.findings.length === 0) return null;
  const { findings, rules } = check;
  return (
    <Section title={t('form.rules.title')} isPlain>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {findings.map((finding) => (
          <Alert
            key={`${finding.ruleId}${finding.kind}${finding.line ?? ''}${finding.severity}`}
            severity={colours[finding.severity]}
            role="note"
          >
            <FindingText finding={finding} check={check} lineIds={lineIds} />
          </Alert>
        ))}
      </Box>
      {warningRules(findings).map((ruleId) => {
        const rule = rules.find((each) => each.ruleId === ruleId);
        return (
          <Box key={ruleId} sx={{ mt: 2 }}>
            <TextInput
              control={control}
              name={`reasons.${ruleId}`}
              label={t('form.rules.reason', { rule: rule ? nameIn(i18n.language, rule, 'name') : '' })}
              maxLength={500}
              isRequired
            />
          </Box>
        );
      })}
    </Section>
  );
}
