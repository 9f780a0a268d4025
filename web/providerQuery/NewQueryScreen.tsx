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

/** A facility's question to an insurer; `?eligibility=` names the request that it is about, `?payer=` its insurer. */
export function NewQueryScreen() {
  const { t } = useTranslation('providerQuery');
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const about = asked.get('eligibility');
  const [isBusy, setBusy] = useState(false);
  const form = useContractForm({
    endpoint: providerQueryApi.endpoints.openQuery,
    initial: { ...initial, payerId: Number(asked.get('payer')) || null },
    // The contract's schema says which of these is missing.
    bodyOf: ({ payerId, category, subject, ...said }) => ({
      payerId: payerId as number,
      category: category as QueryRow['category'],
      subject,
      ...messageBody(said),
      ...(about && { about: { kind: 'eligibility' as const, id: about } }),
    }),
    labelOf: (field) => t(`field.${named.find((name) => name === field) ?? 'text'}`),
    draft: sessionDraft<Values>('providerQuery:new', ['attachmentIds']),
    onDone: (data) => data && navigate(pathTo(queryScreens.record, data), { replace: true }),
  });
  const { control } = form;
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  return (
    <ScreenBody>
      <Section title={t('new.title')} isPlain>
        <ContractForm form={form} label={t('new.action')}>
          {about && <Typography variant="body2">{t('new.about')}</Typography>}
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
