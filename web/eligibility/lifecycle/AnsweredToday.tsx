import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { isIsoDay } from '../../../shared/_field/dateText.ts';
import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { AnswerChip } from '../../field/eligibility/AnswerChip.tsx';
import { ageText } from '../../field/eligibility/ageText.ts';
import { tableLimits } from '../../ui/limits.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import type { FormValues } from '../formValues.ts';
import { eligibilityScreens } from '../screens.ts';

const { findAnsweredToday } = eligibilityApi.endpoints;
type Question = Sending<typeof findAnsweredToday>['body'];

/** What the form asks, once everything is there that an answer depends on. */
function questionOf(
  values: Partial<Omit<FormValues, 'clinicianLicense' | 'referralClinicianLicense'>>,
): Question | null {
  const { payerId, serviceCategoryId, serviceDate, identifier, emiratesId = '', cardNumber = '' } = values;
  if (!payerId || !serviceCategoryId || !isIsoDay(serviceDate)) return null;
  const asked = { payerId, serviceCategoryId, serviceDate };
  if (identifier === 'emiratesId') return isEmiratesId(emiratesId) ? { ...asked, emiratesId } : null;
  return cardNumber.trim() ? { ...asked, cardNumber: cardNumber.trim() } : null;
}

/** Offers today's answer to the same question. A user who sends the request anyway asks the payer again. */
export function AnsweredToday({ control }: { control: Control<FormValues> }) {
  const { t, i18n } = useTranslation('lifecycle');
  const values = useWatch({ control });
  // As text, so that the same question stays the same search.
  const settled = useDelayed(JSON.stringify(questionOf(values)), tableLimits.filterDelayMs);
  const body = useMemo(() => JSON.parse(settled) as Question | null, [settled]);
  const { data } = useApi(findAnsweredToday, body && { body }, { isQuiet: true });
  if (!body || !data) return <div role="status" />;
  const age = ageText(data.answeredAt, Date.now(), i18n.language);
  return (
    <div role="status">
      <Alert
        severity="info"
        action={
          <Button
            component={Link}
            to={pathTo(eligibilityScreens.detail, data)}
            size="small"
            variant="outlined"
            color="inherit"
          >
            {t('today.use')}
          </Button>
        }
      >
        <AnswerChip request={data} /> {t('today.text', { age, by: data.submittedByName })} {t('today.anew')}
      </Alert>
    </div>
  );
}
