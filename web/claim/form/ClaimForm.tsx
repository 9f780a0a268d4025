import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Claim, ClaimDialect } from '../../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../../shared/claim/claimFinding.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { call } from '../../api/client.ts';
import { apiKey } from '../../api/useApi.ts';
import { alerts } from '../../base/alerts.ts';
import { pathTo } from '../../base/screenPath.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { type ContractFormOptions, useContractForm } from '../../parts/form/useContractForm.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { claimScreens } from '../screens.ts';
import { AmountsPart, ClaimPart } from './AmountsPart.tsx';
import { type ClaimValues, claimOf, formField, type SentClaim, valuesOf } from './claimValues.ts';
import { DiagnosesPart } from './DiagnosesPart.tsx';
import { FindingsAtFields, FoundInClaim, JudgedSign } from './FindingsAtFields.tsx';
import { LinesPart } from './LinesPart.tsx';
import { PatientPart } from './PatientPart.tsx';
import { useLabelOf } from './useLabelOf.ts';
import { VisitPart } from './VisitPart.tsx';

const { makeClaim, changeClaim, getClaim } = claimApi.endpoints;

interface FormProps {
  label: string;
  dialect: ClaimDialect;
  /** The licence of the facility that bills. */
  licence: string | null;
  claim: Claim;
  patientName: string | null;
  /** What the rules say of the loaded claim; null for a new one. */
  found: readonly ClaimFinding[] | null;
}

type Sending = Pick<ContractFormOptions<typeof makeClaim, ClaimValues>, 'initial' | 'onDone' | 'fieldOf' | 'labelOf'>;

/** What both ways of keeping a claim have in common. */
function useSending({ claim, patientName }: FormProps): Sending {
  const { t } = useTranslation('claim');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return {
    initial: valuesOf(claim, patientName),
    fieldOf: formField,
    labelOf: useLabelOf(),
    onDone: (data) => {
      alerts.success(t('form.kept'));
      if (!data) return;
      // Forgotten, not only read again: the record that opens next would else show, and act on, what this form has read.
      void mutate(apiKey(getClaim, { query: data }), undefined, { revalidate: true });
      void navigate(pathTo(claimScreens.record, data), { replace: true });
    },
  };
}

const saidOf = (values: ClaimValues, { claim, licence }: FormProps) => ({
  claim: claimOf(values, claim, licence) as SentClaim,
  patientName: values.patientName.trim() || null,
});

type Filled = ReturnType<typeof useContractForm<typeof makeClaim, ClaimValues>>;

function Fields({ form, props }: { form: Filled; props: FormProps }) {
  const { t } = useTranslation('claim');
  const { dialect, licence, claim, found, label } = props;
  const { control } = form;
  return (
    <FindingsAtFields form={form.form} claim={{ dialect, licence, before: claim, found }}>
      <LeaveGuard isDirty={form.isDirty} />
      <ContractForm form={form} label={label}>
        <FoundInClaim />
        <PatientPart control={control} payer={claim.payerId} />
        <VisitPart control={control} dialect={dialect} />
        <DiagnosesPart control={control} dialect={dialect} />
        <LinesPart form={form.form} dialect={dialect} />
        <AmountsPart form={form.form} dialect={dialect} />
        <ClaimPart form={form.form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SubmitButton isSending={form.isSending}>{t('form.keep')}</SubmitButton>
          <JudgedSign />
        </Box>
      </ContractForm>
    </FindingsAtFields>
  );
}

/** A claim that is made by hand. */
export function MakeForm(props: FormProps) {
  const form = useContractForm<typeof makeClaim, ClaimValues>({
    endpoint: makeClaim,
    ...useSending(props),
    bodyOf: (values) => saidOf(values, props),
  });
  return <Fields form={form} props={props} />;
}

/** Somebody else has changed the draft: it can be looked at, and what was typed can be kept over it. */
function ChangedMeanwhile({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claim');
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Button component={Link} to={pathTo(claimScreens.record, { claimId })} color="inherit" size="small">
          {t('form.toClaim')}
        </Button>
      }
    >
      <AlertTitle>{t('form.conflict.title')}</AlertTitle>
      {t('form.conflict.next')}
    </Alert>
  );
}

/** A draft that is changed, over the version that was seen. */
export function ChangeForm({ claimId, version, ...props }: FormProps & { claimId: string; version: number }) {
  const [now, setNow] = useState(version);
  // Another version that the page reads by itself is not what the form began with.
  const [seen] = useState({ version, props });
  const form = useContractForm<typeof changeClaim, ClaimValues>({
    endpoint: changeClaim,
    ...useSending(seen.props),
    bodyOf: (values) => ({ claimId, version: now, ...saidOf(values, seen.props) }),
    onRefused: async ({ errors }) => {
      if (!errors.some(({ code }) => code === 'changedMeanwhile')) return errors;
      const { data } = await call(getClaim, { query: { claimId } });
      if (data) setNow(data.version);
      return data ? [] : errors;
    },
  });
  return (
    <>
      {now !== seen.version && <ChangedMeanwhile claimId={claimId} />}
      <Fields form={form} props={seen.props} />
    </>
  );
}
