import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Attachment } from '../../shared/_parts/attachment.ts';
import { type AudienceKind, audienceKinds } from '../../shared/circular/audience.ts';
import { type CircularRecord, circularApi } from '../../shared/circular/routes.ts';
import { emirateNames, facilityKinds } from '../../shared/facility/facilityFields.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import type { WordOf } from '../base/texts.ts';
import { emirateText } from '../field/facility/emirateText.ts';
import { AttachmentField } from '../parts/attachment/AttachmentField.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../parts/formDraft/useKeptForm.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { DateField } from '../ui/DateField.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { circularScreens } from './screens.ts';

/** Choices of several are numbered by their place in the list. */
const initial = {
  title: '',
  titleArabic: '',
  text: '',
  textArabic: '',
  isMustRead: 'no' as 'yes' | 'no',
  effectiveOn: '',
  endsOn: '',
  to: 'providers' as AudienceKind,
  kinds: [] as number[],
  emirates: [] as number[],
  facilityLicenses: '',
  attachmentIds: [] as readonly Attachment[],
};
type Values = typeof initial;

const placesOf = (all: readonly string[], chosen: readonly string[]): number[] =>
  chosen.map((each) => all.indexOf(each)).filter((at) => at >= 0);

function valuesOf(record: CircularRecord | null): Values {
  const audience = record?.publishing?.audience;
  if (!record || !audience) return { ...initial, effectiveOn: emiratesDateOf(new Date()) };
  const { title, titleArabic, text, textArabic, isMustRead, effectiveOn, endsOn, attachments } = record;
  return {
    ...{ title, titleArabic, text, textArabic, effectiveOn },
    isMustRead: isMustRead ? 'yes' : 'no',
    endsOn: endsOn ?? '',
    to: audience.to,
    kinds: placesOf(facilityKinds, audience.kinds),
    emirates: placesOf(emirateNames, audience.emirates),
    facilityLicenses: audience.facilityLicenses.join(', '),
    attachmentIds: attachments,
  };
}

/** The other fields with the chosen lists as the contract has them. */
const bodyOf = ({ kinds, emirates, facilityLicenses, isMustRead, endsOn, attachmentIds, ...words }: Values) => ({
  ...words,
  isMustRead: isMustRead === 'yes',
  endsOn: endsOn || null,
  kinds: facilityKinds.filter((_, at) => kinds.includes(at)),
  emirates: emirateNames.filter((_, at) => emirates.includes(at)),
  facilityLicenses: facilityLicenses.split(/[\s,;،]+/).filter(Boolean),
  attachmentIds: attachmentIds.map(({ attachmentId }) => attachmentId),
});

type FoundDraft = NonNullable<Kept<'circular'>['found']>['draft'];

/** What was typed before; files that the circular itself has are not in it. */
function valuesOfDraft({ isMustRead, kinds, emirates, attachmentIds, edition: _, ...words }: FoundDraft, own: Values) {
  return {
    ...words,
    isMustRead: isMustRead ? ('yes' as const) : ('no' as const),
    kinds: placesOf(facilityKinds, kinds),
    emirates: placesOf(emirateNames, emirates),
    attachmentIds: [...own.attachmentIds, ...attachmentIds],
  };
}

/** What is kept of the form while it is typed. */
function draftOf(values: Values, record: CircularRecord | null, edition: number | null) {
  const { title, titleArabic, text, textArabic, effectiveOn, endsOn, to, facilityLicenses } = values;
  const own = record?.attachments.map(({ attachmentId }) => attachmentId) ?? [];
  return {
    ...{ title, titleArabic, text, textArabic, effectiveOn, endsOn, to, facilityLicenses, edition },
    isMustRead: values.isMustRead === 'yes',
    kinds: facilityKinds.filter((_, at) => values.kinds.includes(at)),
    emirates: emirateNames.filter((_, at) => values.emirates.includes(at)),
    attachmentIds: values.attachmentIds.filter(({ attachmentId }) => !own.includes(attachmentId)),
  };
}

interface FormProps {
  kept: Kept<'circular'>;
  /** The draft that is changed; null for a new one. */
  record: CircularRecord | null;
  supersedesId: string | null;
}

function CircularForm({ record, supersedesId, kept }: FormProps) {
  const { t } = useTranslation('circular');
  const { t: tFacility } = useTranslation(['facility', 'regulator']);
  const navigate = useNavigate();
  const user = useSession();
  const [isBusy, setBusy] = useState(false);
  const [begins] = useState(() => {
    const own = valuesOf(record);
    return kept.found ? valuesOfDraft(kept.found.draft, own) : own;
  });
  // What was typed over an earlier edition does not go over a colleague's later one.
  const edition = kept.found?.draft.edition ?? record?.publishing?.edition ?? null;
  const { form, autosave } = useKeptForm(kept, {
    endpoint: circularApi.endpoints.saveCircular,
    initial: begins,
    draftOf: (values) => draftOf(values, record, edition),
    bodyOf: (values) => ({
      ...bodyOf(values),
      supersedesId,
      ...(record && edition !== null && { circularId: record.circularId, edition }),
    }),
    labelOf: (field) => t(`field.${field as WordOf<'circular', 'field'>}`),
    onDone: (data) => {
      alerts.success(t('form.saved'));
      if (data) navigate(pathTo(circularScreens.record, data), { replace: true });
    },
  });
  const { control } = form;
  const to = form.form.watch('to');
  const isPortal = user?.payerId === null;
  const audiences = audienceKinds
    .filter((id) => id !== 'payers' || isPortal)
    .map((id) => ({ id, name: t(`to.${id}`) }));
  const yesNo = (['yes', 'no'] as const).map((id) => ({ id, name: t(`${id}`) }));
  const kinds = facilityKinds.map((each, id) => ({ id, name: tFacility(`facility:kind.${each}`) }));
  const emirates = emirateNames.map((each, id) => ({ id, name: emirateText(tFacility, each) }));
  return (
    <ContractForm form={form} label={t('form.label')}>
      <KeptNotice kept={kept} autosave={autosave} />
      {supersedesId && <Alert severity="info">{t('form.supersedes')}</Alert>}
      <TextInput control={control} name="title" label={t('field.title')} maxLength={150} isRequired />
      <TextInput control={control} name="titleArabic" label={t('field.titleArabic')} maxLength={150} isRequired />
      <TextInput control={control} name="text" label={t('field.text')} maxLength={5000} rows={8} isRequired />
      <TextInput
        control={control}
        name="textArabic"
        label={t('field.textArabic')}
        maxLength={5000}
        rows={8}
        isRequired
      />
      <RadioField control={control} name="isMustRead" label={t('field.isMustRead')} options={yesNo} />
      <DateField control={control} name="effectiveOn" label={t('field.effectiveOn')} isRequired />
      <DateField control={control} name="endsOn" label={t('field.endsOn')} />
      <RadioField control={control} name="to" label={t('field.to')} options={audiences} />
      {to === 'providers' && (
        <>
          <MultiSelect
            control={control}
            name="kinds"
            label={t('field.kinds')}
            hint={t('form.everyKind')}
            choices={kinds}
          />
          <MultiSelect
            control={control}
            name="emirates"
            label={t('field.emirates')}
            hint={t('form.everyEmirate')}
            choices={emirates}
          />
        </>
      )}
      {to === 'facilities' && (
        <TextInput
          control={control}
          name="facilityLicenses"
          label={t('field.facilityLicenses')}
          hint={t('form.licensesHint')}
          maxLength={1000}
          isRequired
        />
      )}
      <AttachmentField control={control} name="attachmentIds" label={t('field.attachmentIds')} onBusy={setBusy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton isSending={form.isSending} disabled={isBusy}>
          {t('form.save')}
        </SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

function EditForm({ circularId }: { circularId: string }) {
  const { t } = useTranslation('circular');
  const read = useApi(circularApi.endpoints.getCircular, { query: { circularId } }, { revalidateIfStale: true });
  if (read.error) return <LoadFailure error={read.error} onRetry={read.refresh} />;
  if (!read.data) return <Arriving height={480} label={t('form.loading')} />;
  if (read.data.state !== 'draft') return <Alert severity="info">{t('form.notADraft')}</Alert>;
  const { data: record } = read;
  return (
    <KeptForm key={record.publishing?.edition} form="circular" about={circularId} height={480}>
      {(kept) => <CircularForm record={record} supersedesId={record.supersedes?.circularId ?? null} kept={kept} />}
    </KeptForm>
  );
}

/** A new circular or a draft; `?supersedes=` names the circular that the new one corrects. It is published on its own page. */
export function CircularFormScreen() {
  const { t } = useTranslation('circular');
  const { circularId } = useParams();
  const [asked] = useSearchParams();
  const supersedesId = asked.get('supersedes');
  return (
    <ScreenBody>
      <Section title={t('form.title')} isPlain>
        {circularId === undefined ? (
          <KeptForm form="circular" about={supersedesId ?? undefined} height={480}>
            {(kept) => <CircularForm record={null} supersedesId={supersedesId} kept={kept} />}
          </KeptForm>
        ) : (
          <EditForm circularId={circularId} />
        )}
      </Section>
    </ScreenBody>
  );
}
