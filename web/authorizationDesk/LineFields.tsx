import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lineOutcomes } from '../../shared/authorization/answer.ts';
import type { CodeNames } from '../../shared/authorization/codeNames.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import { givesLess } from '../../shared/authorizationDesk/decision.ts';
import { CodeName } from '../field/authorization/CodeName.tsx';
import { useCodeNames } from '../field/authorization/useCodeNames.ts';
import { DenialField } from '../field/denial/DenialField.tsx';
import { Money } from '../ui/Money.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type DecisionValues, lineName } from './decisionForm.ts';
import { decisionKeys, lineMark } from './useDecisionKeys.ts';

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' };

interface LineFieldsProps {
  control: Control<DecisionValues>;
  line: AuthorizationLine;
  at: number;
  /** Single keys decide about it. */
  hasKeys: boolean;
  names: CodeNames;
}

/** One line of the request and what the reviewer decides about it. */
export function LineFields({ control, line, at, hasKeys, names }: LineFieldsProps) {
  const { t } = useTranslation('authorizationDesk');
  const outcome = useWatch({ control, name: `lines.${at}.outcome` });
  const { activity, clinician } = useCodeNames(names);
  const label = t('form.line', { line: lineName(line, activity(line)) });
  const outcomes = lineOutcomes.map((id) => ({
    id,
    name: t(`outcome.${id}`),
    shortcut: hasKeys && id !== 'pended' ? decisionKeys[id] : undefined,
  }));
  const isApproved = outcome === 'approved' || outcome === 'partlyApproved';
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...{ [lineMark]: at }}
      sx={{ borderBlockStart: at > 0 ? '1px solid' : 'none', borderColor: 'divider', py: 1.5 }}
    >
      <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 1.5 }}>
        <strong>
          <CodeName code={line.code} name={activity(line)} />
        </strong>
        <span>
          {t('answer.asked')} <bdi dir="ltr">{line.quantity}</bdi> · <Money fils={line.netFils} />
        </span>
        {line.clinician && <CodeName code={line.clinician} name={clinician(line.clinician)} />}
        {line.observations.map(({ type, code, value }) => (
          <bdi key={`${type}${code}`}>{`${code} ${value ?? ''}`}</bdi>
        ))}
      </Typography>
      <RadioField
        control={control}
        name={`lines.${at}.outcome`}
        label={t('form.outcome')}
        options={outcomes}
        isLabelHidden
        isRequired
      />
      <Box sx={columns}>
        {outcome === 'partlyApproved' && (
          <>
            <NumberInput
              control={control}
              name={`lines.${at}.quantity`}
              label={t('form.quantity')}
              min={0}
              max={line.quantity}
              decimals={4}
            />
            <NumberInput
              control={control}
              name={`lines.${at}.netDirhams`}
              label={t('form.net')}
              min={0}
              max={line.netFils / 100}
              decimals={2}
            />
          </>
        )}
        {isApproved && (
          <NumberInput
            control={control}
            name={`lines.${at}.shareDirhams`}
            label={t('form.share')}
            min={0}
            decimals={2}
          />
        )}
        {givesLess(outcome) && (
          <DenialField control={control} name={`lines.${at}.denialCode`} label={t('form.denial')} isRequired />
        )}
        {outcome && (
          <TextInput control={control} name={`lines.${at}.comments`} label={t('form.lineComments')} maxLength={2000} />
        )}
      </Box>
    </Box>
  );
}
