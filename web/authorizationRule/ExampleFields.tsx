import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tryExample } from '../../shared/authorizationRule/ruleExamples.ts';
import { ruleLimits } from '../../shared/authorizationRule/ruleModel.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { contentOf, type RuleValues } from './ruleForm.ts';
import type { RuleChoices } from './useRuleChoices.ts';

interface ExampleProps {
  control: Control<RuleValues>;
  which: 'passes' | 'fails';
  choices: RuleChoices;
}

/** What the rule says of the example as it stands, while somebody types. */
function Verdict({ control, which }: Pick<ExampleProps, 'control' | 'which'>) {
  const { t } = useTranslation('authorizationRule');
  const content = contentOf(useWatch({ control }) as RuleValues);
  const example = content.examples[which];
  const result = example && tryExample(content, example);
  const isRight = result !== null && result.passes === (which === 'passes');
  const said = result?.findings.map(({ kind }) => t(`finding.${kind}`)) ?? [];
  const decided = result?.decision && t(`decided.${result.decision.decision}`);
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1' }}>
      {result === null ? (
        <Alert severity="info">{t('example.none')}</Alert>
      ) : (
        <Alert severity={isRight ? 'success' : 'warning'}>
          {t(result.passes ? 'example.letsPass' : 'example.stops')}{' '}
          {[...new Set([...said, ...(decided ? [decided] : [])])].join(' · ')}
        </Alert>
      )}
    </Box>
  );
}

/** A request of one line by which the rule shows what it means; the rule is run on it with every key. */
export function ExampleFields({ control, which, choices }: ExampleProps) {
  const { t } = useTranslation('authorizationRule');
  return (
    <Section title={t(`example.${which}`)} columnWidth={200}>
      <Dropdown
        control={control}
        name={`${which}.codeSystem`}
        label={t('field.codeSystem')}
        choices={choices.systems}
      />
      <TextInput
        control={control}
        name={`${which}.code`}
        label={t('field.code')}
        maxLength={ruleLimits.code}
        isCode
        isRequired
      />
      <NumberInput control={control} name={`${which}.quantity`} label={t('field.quantity')} min={0} decimals={4} />
      <NumberInput control={control} name={`${which}.netDirhams`} label={t('field.net')} min={0} decimals={2} />
      <Dropdown
        control={control}
        name={`${which}.encounterType`}
        label={t('field.encounterType')}
        choices={choices.encounters}
      />
      <TextInput
        control={control}
        name={`${which}.diagnosis`}
        label={t('field.diagnosis')}
        maxLength={ruleLimits.code}
        isCode
      />
      <TextInput control={control} name={`${which}.planName`} label={t('field.planName')} maxLength={100} />
      <TextInput
        control={control}
        name={`${which}.facilityLicense`}
        label={t('field.facilityLicense')}
        maxLength={60}
        isCode
      />
      <MultiSelect
        control={control}
        name={`${which}.documents`}
        label={t('field.attached')}
        choices={choices.documents}
      />
      <TextInput
        control={control}
        name={`${which}.observations`}
        label={t('field.observations')}
        maxLength={400}
        rows={1}
        isCode
      />
      <Verdict control={control} which={which} />
    </Section>
  );
}
