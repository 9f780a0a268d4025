import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { queryCategories } from '../../shared/providerQuery/queryCategories.ts';
import { providerQueryApi, type QueryRow } from '../../shared/providerQuery/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { usePortalPayers } from '../field/lookups/useChoices.ts';
import { MessageFields } from '../parts/conversation/MessageFields.tsx';
import { emptyMessage, type MessageValues, messageBody } from '../parts/conversation/messageBody.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../parts/formDraft/useKeptForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { queryScreens } from './screens.ts';

const { openQuery } = providerQueryApi.endpoints;

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

type About = ReturnType<typeof aboutIn>;

/** What is kept while it is typed; nothing else of the form's values. */
const draftOf = ({ payerId, category, subject, text, attachmentIds }: Values) => ({
  ...{ payerId, category, subject, text },
  attachmentIds: [...attachmentIds],
});

/** What a new question begins with: what was typed before, or what the address names. */
function useBeginning(about: About, { found }: Kept<'providerQuery'>): Values {
  const { t } = useTranslation('providerQuery');
  const [asked] = useSearchParams();
  const number = asked.get('number');
  const ofAuthorization = about?.kind === 'authorization';
  const [begins] = useState(() => ({
    ...initial,
    payerId: Number(asked.get('payer')) || null,
    ...(ofAuthorization && { category: 'authorization' as const }),
    ...(ofAuthorization && number && { subject: t('new.ofAuthorization', { number }) }),
    ...found?.draft,
  }));
  return begins;
}

function NewQueryForm({ about, kept }: { about: About; kept: Kept<'providerQuery'> }) {
  const { t } = useTranslation('providerQuery');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const begins = useBeginning(about, kept);
  const { form, autosave } = useKeptForm(kept, {
    endpoint: openQuery,
    initial: begins,
    draftOf,
    // The contract's schema says which of these is missing.
    bodyOf: ({ payerId, category, subject, ...said }) => ({
      payerId: payerId as number,
      category: category as QueryRow['category'],
      subject,
      ...messageBody(said),
      ...(about && { about }),
    }),
    labelOf: (field) => t(`field.${named.find((name) => name === field) ?? 'text'}`),
    onDone: (data) => data && navigate(pathTo(queryScreens.record, data), { replace: true }),
  });
  const { control } = form;
  const categories = queryCategories.map((id) => ({ id, name: t(`categories.${id}`) }));
  return (
    <ContractForm form={form} label={t('new.action')}>
      <KeptNotice kept={kept} autosave={autosave} />
      {about && (
        <Typography variant="body2">
          {t(about.kind === 'authorization' ? 'new.aboutAuthorization' : 'new.about')}
        </Typography>
      )}
      <Dropdown control={control} name="payerId" label={t('field.payerId')} choices={usePortalPayers()} isRequired />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending} disabled={isBusy}>
          {t('new.send')}
        </SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

/** A facility's question to an insurer, which `?payer=` names. What was begun about one record is no draft of a question about another. */
export function NewQueryScreen() {
  const { t } = useTranslation('providerQuery');
  const [asked] = useSearchParams();
  const about = aboutIn(asked);
  return (
    <ScreenBody>
      <Section title={t('new.title')} isPlain>
        <KeptForm form="providerQuery" about={about?.id} height={560}>
          {(kept) => <NewQueryForm about={about} kept={kept} />}
        </KeptForm>
      </Section>
    </ScreenBody>
  );
}
