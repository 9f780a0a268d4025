import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useStateText } from '../field/authorization/AuthorizationChip.ts';
import { DateField } from '../ui/DateField.tsx';
import { Section } from '../ui/Section.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { pastColumns } from './pastColumns.tsx';
import type { Trial } from './pastEffects.ts';
import { TrialCounts } from './TrialCounts.tsx';

/** So many days before today the period begins that is proposed. */
const proposedDays = 90;

interface PastTrialProps {
  payerId: number;
  /** The rule as it stands on the screen. */
  contentOf: () => RuleContent;
}

/** What a rule would have said of the payer's answered requests, before it goes live. Nothing is stored. */
export function PastTrial({ payerId, contentOf }: PastTrialProps) {
  const { t, i18n } = useTranslation('authorizationRule');
  const stateOf = useStateText();
  const screenPath = usePathTo();
  const today = emiratesDateOf(new Date());
  const { control, getValues } = useForm({ defaultValues: { from: daysAfter(today, -proposedDays), to: today } });
  const [trial, setTrial] = useState<Trial | null>(null);
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => pastColumns(t, stateOf), [language]);
  const pages = useEndpointPages(
    authorizationRuleApi.endpoints.tryRuleOnPastRequests,
    trial && { body: { ...trial, take: 50 } },
  );
  const start = () => {
    const { from, to } = getValues();
    setTrial({ payerId, content: contentOf(), ...(from && { from }), ...(to && { to }) });
  };
  return (
    <>
      <Section title={t('trial.title')} columnWidth={200}>
        <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t('trial.intro')}
        </Typography>
        <DateField control={control} name="from" label={t('trial.from')} />
        <DateField control={control} name="to" label={t('trial.to')} />
        <Button variant="outlined" onClick={start} sx={{ alignSelf: 'start', minHeight: 40 }}>
          {t('trial.start')}
        </Button>
      </Section>
      {trial && (
        <>
          <TrialCounts key={JSON.stringify(trial)} trial={trial} />
          <DataTable
            name="authorizationRuleTrial"
            label={t('trial.found')}
            columns={columns}
            pages={pages}
            rowId={({ authorizationId }) => authorizationId}
            linkOf={({ authorizationId }) => screenPath('authorization', { authorizationId })}
            nextStep={t('trial.none')}
          />
        </>
      )}
    </>
  );
}
