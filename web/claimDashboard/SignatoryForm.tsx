import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Sending } from '../../shared/_contract/endpoint.ts';
import { type RequestUser, signatoryForm } from '../../shared/claimDashboard/requestForm.ts';
import { requestTexts } from '../../shared/claimDashboard/requestRules.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import type { Outcome } from '../api/useApiMutation.ts';
import { fieldProblemText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { contractResolver } from '../parts/form/contractResolver.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import type { VerificationTokens } from '../parts/verification/useVerificationTokens.ts';
import { VerificationBox } from '../parts/verification/VerificationBox.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { requestDraft } from './requestDraft.ts';

const { addRegistration } = claimDashboardApi.endpoints;
type Add = typeof addRegistration;

// The fields of a page have different names: the user's address is `emailId`.
const empty = { requesterName: '', title: '', requesterEmail: '', contactNumber: '', comments: '' };
type Values = typeof empty;
const signatoryOf = ({ requesterEmail, ...rest }: Values) => ({ ...rest, emailId: requesterEmail });
const draft = requestDraft<Values>('signatory');
const fieldOf = (field: string): string => (field === 'emailId' ? 'requesterEmail' : field);
const resolver = contractResolver<Values>(signatoryForm, { bodyOf: signatoryOf, fieldOf });

interface SignatoryFormProps {
  users: readonly RequestUser[];
  tokens: VerificationTokens;
  send: (sendingOf: (token: string) => Sending<Add>) => Promise<Outcome<Answer<Add>>>;
  onSent: (transactionNumber: string | null) => void;
}

/** Who answers for the request, and the button that sends it with its users. */
export function SignatoryForm({ users, tokens, send, onSent }: SignatoryFormProps) {
  const { t } = useTranslation('claimDashboard');
  // The same number for each try: a request whose answer was lost is stored once.
  const [transactionNumber] = useState(() => crypto.randomUUID());
  const [wasTried, setTried] = useState(false);
  const form = useContractForm({
    endpoint: addRegistration,
    initial: empty,
    draft,
    resolver,
    fieldOf,
    bodyOf: (values) => ({ ...signatoryOf(values), transactionNumber, users: [...users], token: '' }),
    send: (body) => send((token) => ({ body: { ...body, token } })),
    onChecked: (values, sendNow) => (users.length > 0 ? sendNow(values) : undefined),
    onDone: (data) => onSent(data?.transactionNumber ?? null),
  });
  const isComplete = users.length > 0 && Object.keys(form.errors).length === 0;
  const common = { control: form.control, isRequired: true } as const;
  return (
    <ContractForm
      form={{
        ...form,
        submit: (event) => {
          setTried(true);
          return form.submit(event);
        },
      }}
    >
      <Box role="alert">
        {wasTried && !isComplete && <Notice severity="error">{fieldProblemText(requestTexts.notComplete)}</Notice>}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        <TextInput {...common} name="requesterName" label={t('field.requesterName')} maxLength={100} />
        <TextInput {...common} name="title" label={t('field.title')} maxLength={100} />
        <TextInput
          {...common}
          name="requesterEmail"
          label={t('field.requesterEmail')}
          type="email"
          maxLength={254}
          isCode
        />
        <TextInput {...common} name="contactNumber" label={t('field.contactNumber')} maxLength={30} isCode />
      </Box>
      <TextInput control={form.control} name="comments" label={t('field.comments')} maxLength={1000} rows={2} />
      <Box sx={{ maxWidth: 400 }}>
        <VerificationBox tokens={tokens} />
      </Box>
      <Box>
        <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      </Box>
    </ContractForm>
  );
}
