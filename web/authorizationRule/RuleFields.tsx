import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { ruleLimits } from '../../shared/authorizationRule/ruleModel.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { RuleValues } from './ruleForm.ts';
import type { RuleChoices } from './useRuleChoices.ts';

interface FieldsProps {
  control: Control<RuleValues>;
  choices: RuleChoices;
}

/** What the rule is about. */
function AboutFields({ control, choices }: FieldsProps) {
  const { t } = useTranslation('authorizationRule');
  const lines = { control, maxLength: 2000, rows: 2, isCode: true } as const;
  return (
    <Section title={t('part.about')} columnWidth={240}>
      <Dropdown
        control={control}
        name="codeSystem"
        label={t('field.codeSystem')}
        choices={choices.systems}
        noneText={t('field.anySystem')}
      />
      <TextInput {...lines} name="codes" label={t('field.codes')} hint={t('hint.codes')} />
      <TextInput {...lines} name="diagnoses" label={t('field.diagnoses')} hint={t('hint.diagnoses')} />
      <MultiSelect
        control={control}
        name="encounterTypes"
        label={t('field.encounterTypes')}
        choices={choices.encounters}
      />
      <TextInput {...lines} name="exceptions" label={t('field.exceptions')} hint={t('hint.exceptions')} />
      <Dropdown
        control={control}
        name="limitKind"
        label={t('field.limitKind')}
        choices={choices.limits}
        noneText={t('field.noLimit')}
      />
      <NumberInput
        control={control}
        name="limitValue"
        label={t('field.limitValue')}
        min={0}
        decimals={2}
        hint={t('hint.limit')}
      />
    </Section>
  );
}

/** What the rule demands and decides. */
function DemandFields({ control, choices }: FieldsProps) {
  const { t } = useTranslation('authorizationRule');
  const effect = useWatch({ control, name: 'effect' });
  return (
    <Section title={t('part.demands')} columnWidth={240}>
      <Dropdown
        control={control}
        name="needsApproval"
        label={t('field.needsApproval')}
        choices={choices.needs}
        isRequired
      />
      <Dropdown control={control} name="severity" label={t('field.severity')} choices={choices.severities} isRequired />
      <MultiSelect control={control} name="documents" label={t('field.documents')} choices={choices.documents} />
      <TextInput
        control={control}
        name="observations"
        label={t('field.observations')}
        hint={t('hint.observations')}
        maxLength={500}
        rows={1}
        isCode
      />
      <Dropdown
        control={control}
        name="effect"
        label={t('field.effect')}
        choices={choices.effects}
        noneText={t('field.noEffect')}
      />
      {effect === 'deny' && (
        <Dropdown control={control} name="denialCode" label={t('field.denialCode')} choices={choices.denialCodes} />
      )}
    </Section>
  );
}

/** Where the rule comes from, and when it holds. */
function SourceFields({ control, earliest }: Pick<FieldsProps, 'control'> & { earliest: string }) {
  const { t } = useTranslation('authorizationRule');
  return (
    <Section title={t('part.source')} columnWidth={240}>
      <TextInput
        control={control}
        name="sourceTitle"
        label={t('field.sourceTitle')}
        maxLength={ruleLimits.source}
        isRequired
      />
      <TextInput
        control={control}
        name="sourceAddress"
        label={t('field.sourceAddress')}
        maxLength={ruleLimits.address}
        isCode
      />
      <DateField control={control} name="revisedOn" label={t('field.revisedOn')} />
      <DateField control={control} name="effectiveFrom" label={t('field.effectiveFrom')} min={earliest} isRequired />
      <DateField control={control} name="effectiveUntil" label={t('field.effectiveUntil')} min={earliest} />
    </Section>
  );
}

/** All fields of a rule but its examples. */
export function RuleFields({ control, choices, lastFrom }: FieldsProps & { lastFrom: string | null }) {
  const { t } = useTranslation('authorizationRule');
  const today = emiratesDateOf(new Date());
  const wording = { control, maxLength: ruleLimits.name, isRequired: true } as const;
  return (
    <>
      <Section title={t('part.name')} columnWidth={240}>
        <TextInput {...wording} name="name" label={t('field.name')} />
        <TextInput {...wording} name="nameArabic" label={t('field.nameArabic')} />
        <Dropdown
          control={control}
          name="serviceFamily"
          label={t('field.serviceFamily')}
          choices={choices.families}
          isRequired
        />
      </Section>
      <AboutFields control={control} choices={choices} />
      <DemandFields control={control} choices={choices} />
      <SourceFields control={control} earliest={lastFrom && lastFrom > today ? lastFrom : today} />
    </>
  );
}
