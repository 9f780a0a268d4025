import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type { MemberValidity } from '../../../shared/member/memberValidity.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { useSession } from '../../base/session.ts';
import type { WordOf } from '../../base/texts.ts';
import { useEidReasons } from '../../field/lookups/useChoices.ts';
import { CardReaderDialog } from '../../parts/cardReader/CardReaderDialog.tsx';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ToggleChoice } from '../../ui/ToggleChoice.tsx';
import { ValidityAnswer } from './ValidityAnswer.tsx';

const ways = ['emiratesId', 'card'] as const;
type Way = (typeof ways)[number];

const initial = {
  emiratesId: '',
  eidReasonId: null as number | null,
  cardNumber: '',
  bornOn: '',
  /** The reading, and the number that it proves: another number that is typed later is not the card's. */
  cardReadId: '',
  readNumber: '',
};
type Values = typeof initial;

const isRead = ({ cardReadId, readNumber, emiratesId }: Values): boolean =>
  cardReadId !== '' && readNumber === emiratesId;

/** The question of the chosen way. */
function questionOf(way: Way, values: Values) {
  const { emiratesId, cardReadId, eidReasonId, cardNumber, bornOn } = values;
  if (way === 'card') return { cardNumber, ...(bornOn && { bornOn }) };
  if (isRead(values)) return { emiratesId, cardReadId };
  return { emiratesId, ...(eidReasonId !== null && { eidReasonId }) };
}

function useQuestion(way: Way, onAnswer: (answer: MemberValidity | null) => void) {
  const { t } = useTranslation('memberValidity');
  return useContractForm({
    endpoint: memberApi.endpoints.checkMemberValidity,
    initial,
    bodyOf: (values) => questionOf(way, values),
    // The number of a patient is not kept, and the day of birth of one is not that of the next.
    draft: null,
    labelOf: (field) => t(`field.${field as WordOf<'memberValidity', 'field'>}`),
    onDone: onAnswer,
  });
}

interface FieldsProps {
  form: ReturnType<typeof useQuestion>;
}

/** The Emirates ID: read from the card, or typed; a reception says why the card was not read. */
function EmiratesIdFields({ form: { control, form } }: FieldsProps) {
  const { t } = useTranslation('memberValidity');
  const user = useSession();
  const reasons = useEidReasons();
  const [isReading, setReading] = useState(false);
  const isFromCard = isRead(form.watch());
  const isReception = user?.payerId === null;
  return (
    <>
      <Box>
        <EmiratesIdField
          control={control}
          name="emiratesId"
          label={t('field.emiratesId')}
          {...(isFromCard && { hint: t('fromCard') })}
          isRequired
        />
        {isReception && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setReading(true)}>
            {t('readCard')}
          </Button>
        )}
        <CardReaderDialog
          isOpen={isReading}
          readsAtOnce
          onClose={() => setReading(false)}
          onSubmit={({ emiratesIdNumber, cardReadId }) => {
            const number = formatEmiratesId(emiratesIdNumber);
            form.setValue('emiratesId', number);
            form.setValue('readNumber', number);
            form.setValue('cardReadId', cardReadId);
            setReading(false);
          }}
        />
      </Box>
      {isReception && !isFromCard && (
        <Dropdown control={control} name="eidReasonId" label={t('field.eidReasonId')} choices={reasons} isRequired />
      )}
    </>
  );
}

function CardFields({ form: { control } }: FieldsProps) {
  const { t } = useTranslation('memberValidity');
  return (
    <>
      <TextInput control={control} name="cardNumber" label={t('field.cardNumber')} maxLength={30} isRequired />
      <DateField control={control} name="bornOn" label={t('field.bornOn')} isRequired />
    </>
  );
}

/** Whether somebody is a valid member now, by Emirates ID or card number. Nothing of it goes into an address. */
export function MemberValidityScreen() {
  const { t } = useTranslation('memberValidity');
  const [way, setWay] = useState<Way>('emiratesId');
  const [answer, setAnswer] = useState<MemberValidity | null>(null);
  const form = useQuestion(way, setAnswer);
  const { watch } = form.form;
  // An answer is of the person who was asked about: it goes with the first key of another number.
  useEffect(() => {
    const { unsubscribe } = watch(() => setAnswer(null));
    return unsubscribe;
  }, [watch]);
  const choose = (next: Way) => {
    setWay(next);
    setAnswer(null);
    form.form.clearErrors();
  };
  const options = ways.map((id) => ({ id, name: t(`ways.${id}`) }));
  return (
    <ScreenBody>
      <Section title={t('label')} isPlain>
        <Box sx={{ mb: 2 }}>
          <ToggleChoice label={t('by')} options={options} value={way} onChange={choose} />
        </Box>
        <ContractForm form={form} label={t('label')}>
          {way === 'card' ? <CardFields form={form} /> : <EmiratesIdFields form={form} />}
          <div>
            <SubmitButton isSending={form.isSending}>{t('check')}</SubmitButton>
          </div>
        </ContractForm>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 2 }}>
          {form.isSending ? t('asking') : t('start')}
        </Typography>
      </Section>
      {answer && !form.isSending && <ValidityAnswer answer={answer} />}
    </ScreenBody>
  );
}
