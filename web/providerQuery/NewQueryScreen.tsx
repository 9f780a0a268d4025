import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { providerQueryApi, type QueryRow, queryCategories } from '../../shared/providerQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { usePortalPayers } from '../field/lookups/useChoices.ts';
import { MessageFields } from '../parts/conversation/MessageFields.tsx';
import { emptyMessage, type MessageValues, messageBody } from '../parts/conversation/messageBody.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { sessionDraft } from '../parts/form/formDraft.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { queryScreens } from './screens.ts';

interface Values extends MessageValues {
  payerId: number | null;
  category: QueryRow['category'] | null;
  subject: string;
}
const initial: Values = { payerId: null, category: null, subject: '', ...emptyMessage };
const named = ['payerId', 'category', 'subject'] as const;

/** The record that an address names: `?eligibility=` a request, `?authorization=` an authorisation, of which `number` is in the subject. */
function aboutIn(asked: URLSearchParams) {
  const [eligibility, authorization] = [asked.get('eligibility'), asked.get('authorization')];
  if (eligibility) return { kind: 'eligibility', id: eligibility } as const;
  return authorization ? ({ kind: 'authorization', id: authorization } as const) : null;
}

/** A facility's question to an insurer, which `?payer=` names. */
export function NewQueryScreen() {
  const { t } = useTranslation('providerQuery');
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const about = aboutIn(asked);
  const ofAuthorization = about?.kind === 'authorization';
  const number = asked.get('number');
  const [isBusy, setBusy] = useState(false);
  const form = useContractForm({
    endpoint: providerQueryApi.endpoints.openQuery,
    initial: {
      ...initial,
      payerId: Number(asked.get('payer')) || null,
      ...(ofAuthorization && { category: 'authorization' as const }),
      ...(ofAuthorization && number && { subject: t('new.ofAuthorization', { number }) }),
    },
    // The contract's schema says which of these is missing.
    bodyOf: ({ payerId, category, subject, ...said }) => ({
      payerId: payerId as number,
      category: category as QueryRow['category'],
      subject,
      ...messageBody(said),
      ...(about && { about }),
    }),
    labelOf: (field) => t(`field.${named.find((name) => name === field) ?? 'text'}`),
    // What was begun about one record is no draft of a question about another.
    draft: sessionDraft<Values>(`providerQuery:new${ofAuthorization ? `:${about.id}` : ''}`, ['attachmentIds']),
    onDone: (data) => data && navigate(pathTo(queryScreens.record, data), { replace: true }),
  });
  const { control } = form;
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  return (
    <ScreenBody>
      <Section title={t('new.title')} isPlain>
        <ContractForm form={form} label={t('new.action')}>
          {about && (
            <Typography variant="body2">{t(ofAuthorization ? 'new.aboutAuthorization' : 'new.about')}</Typography>
          )}
          <Dropdown
            control={control}
            name="payerId"
            label={t('field.payerId')}
            choices={usePortalPayers()}
            isRequired
          />
          <Dropdown control={control} name="category" label={t('field.category')} choices={categories} isRequired />
          <TextInput
            control={control}
            name="subject"
            label={t('field.subject')}
            hint={t('new.subjectHint')}
            maxLength={150}
            isRequired
          />
          <MessageFields control={control} label={t('field.text')} onBusy={setBusy} />
          <div>
            <SubmitButton isSending={form.isSending} disabled={isBusy}>
              {t('new.send')}
            </SubmitButton>
          </div>
        </ContractForm>
      </Section>
    </ScreenBody>
  );
}
