import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { emiratesIdField } from '../../../shared/_contract/emiratesIdField.ts';
import { type GhqMember, type GhqReason, ghqReasons } from '../../../shared/member/ghqMember.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { GhqCover } from './GhqCover.tsx';

const resolver = zodResolver(z.object({ emiratesId: emiratesIdField, reason: z.enum(ghqReasons).nullable() }));
/** The form begins with this each time and keeps nothing: it holds an Emirates ID, which no tab may keep, and the reason for one look. */
const nothing: { emiratesId: string; reason: GhqReason | null } = { emiratesId: '', reason: null };

/** Asks about one number after another; an answer that comes after the next question, or after clearing, is dropped. */
function useGhqSearch() {
  const { send, isSending } = useApiMutation(memberApi.endpoints.findGhqMember, { showsErrors: true });
  const [outcome, setOutcome] = useState<Outcome<GhqMember[]> | null>(null);
  const asked = useRef(0);
  const clear = (): number => {
    setOutcome(null);
    asked.current += 1;
    return asked.current;
  };
  const search = async ({ emiratesId, reason }: typeof nothing) => {
    const question = clear();
    const found = await send({ body: { emiratesId, ...(reason && { reason }) } });
    if (question === asked.current) setOutcome(found);
  };
  return { outcome, isSending, search, clear };
}

function Found({ outcome, isSending }: { outcome: Outcome<GhqMember[]> | null; isSending: boolean }) {
  const { t } = useTranslation('ghq');
  const covers = (outcome?.isDone && outcome.data) || [];
  const count = covers.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* Always there, so that what it says next is heard. */}
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {!outcome && t(isSending ? 'searching' : 'start')}
        {count > 0 && t('found', { count })}
      </Box>
      {outcome?.isDone && count === 0 && (
        <Alert severity="info" role="alert">
          <strong>{t('none')}</strong> {t('noneNext')}
        </Alert>
      )}
      {outcome && !outcome.isDone && (
        <Alert severity="error" role="alert">
          {outcome.errors.map(errorText).join(' ')}
        </Alert>
      )}
      {count > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {covers.map((cover) => (
            <GhqCover key={`${cover.cardNumber} ${cover.policyNo} ${cover.effectiveDate}`} cover={cover} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The members of the GHQ plan, by Emirates ID (REQ-MEMBER-07). */
export function GhqMemberSearchScreen() {
  const { t } = useTranslation('ghq');
  const { outcome, isSending, search, clear } = useGhqSearch();
  const { control, handleSubmit, resetField, setFocus } = useForm({ resolver, defaultValues: nothing });
  const reasons = ghqReasons.map((id) => ({ id, name: t(`reasons.${id}`) }));
  // The reason stays: who works on one thing chooses it once.
  const onClear = () => {
    resetField('emiratesId');
    clear();
    setFocus('emiratesId');
  };
  return (
    <ScreenBody>
      <SearchForm label={t('label')} onSubmit={handleSubmit(search)} onClear={onClear}>
        <EmiratesIdField control={control} name="emiratesId" label={t('emiratesId')} isRequired />
        <Dropdown control={control} name="reason" label={t('reason')} choices={reasons} />
      </SearchForm>
      <Found outcome={outcome} isSending={isSending} />
    </ScreenBody>
  );
}
