import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { mostSiblings, validDays } from '../../shared/newborn/birth.ts';
import { type Mother, newbornApi } from '../../shared/newborn/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { type Kept, KeptForm } from '../parts/formDraft/KeptForm.tsx';
import { KeptNotice, KeptSign } from '../parts/formDraft/KeptNotice.tsx';
import { useKeptForm } from '../parts/formDraft/useKeptForm.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { BabyFields } from './BabyFields.tsx';
import { type BabyValues, babyBody, emptyBaby } from './babyValues.ts';
import { newbornScreens } from './screens.ts';

interface Values {
  babies: BabyValues[];
}

const named = ['siblingIndex', 'bornAt', 'sex', 'weightGrams'] as const;

const draftOf = ({ babies }: Values) => ({
  babies: babies.map(({ siblingIndex, bornAt, sex, weightGrams }) => ({ siblingIndex, bornAt, sex, weightGrams })),
});

function RegisterForm({ eligibilityId, kept }: { eligibilityId: string; kept: Kept<'newborn'> }) {
  const { t } = useTranslation('newborn');
  const navigate = useNavigate();
  const [initial] = useState((): Values => kept.found?.draft ?? { babies: [emptyBaby(1)] });
  const { form, autosave } = useKeptForm(kept, {
    endpoint: newbornApi.endpoints.registerNewborns,
    initial,
    draftOf,
    bodyOf: ({ babies }) => ({ eligibilityId, babies: babies.map(babyBody) }),
    labelOf: (field) => {
      const [, at, name] = field.split('.');
      const known = named.find((each) => each === name);
      if (!known) return t('register.babies');
      return `${t('register.baby', { number: Number(at) + 1 })}: ${t(`field.${known}`)}`;
    },
    onDone: (data) => {
      const [first, ...others] = data?.newborns ?? [];
      if (!first) return;
      alerts.success(t('register.done', { count: others.length + 1 }));
      // One child: its card is what the desk needs next. Several: the list has them all.
      navigate(others.length > 0 ? pathTo(newbornScreens.list) : pathTo(newbornScreens.record, first), {
        replace: true,
      });
    },
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'babies' });
  const add = () => append(emptyBaby(fields.length + 1), { focusName: `babies.${fields.length}.siblingIndex` });
  return (
    <ContractForm form={form} label={t('register.title')}>
      <KeptNotice kept={kept} autosave={autosave} />
      {fields.map(({ id }, at) => (
        <BabyFields key={id} control={control} at={at} {...(fields.length > 1 ? { onRemove: () => remove(at) } : {})} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {fields.length < mostSiblings && (
          <Button startIcon={<AddIcon />} onClick={add}>
            {t('register.add')}
          </Button>
        )}
        <SubmitButton isSending={form.isSending}>{t('register.send')}</SubmitButton>
        <KeptSign kept={kept} autosave={autosave} />
      </Box>
    </ContractForm>
  );
}

function AboutMother({ mother }: { mother: Mother }) {
  const { t, i18n } = useTranslation('newborn');
  const fact = factsBy(mother, (name: 'mother' | 'motherEnding' | 'payer' | 'serviceDate' | 'requestNumber') =>
    t(`field.${name}`),
  );
  return (
    <Section title={t('register.mother')} isPlain>
      <Facts
        facts={[
          fact.name('mother', nameIn(i18n.language, mother, 'motherName') || null),
          fact.code('motherEnding', `••${mother.motherEnding}`),
          fact.name('payer', nameIn(i18n.language, mother, 'payerName')),
          fact.date('serviceDate'),
          fact.longCode('requestNumber'),
        ]}
      />
    </Section>
  );
}

/** The children of one birth, registered from an answer about their mother. */
export function RegisterNewbornsScreen() {
  const { t } = useTranslation('newborn');
  const { eligibilityId = '' } = useParams();
  const read = useApi(newbornApi.endpoints.getMother, { query: { eligibilityId } });
  return (
    <ScreenBody>
      <RecordPart
        read={read}
        missing={{ title: t('register.missing'), nextStep: t('register.missingNext') }}
        action={
          <Button component={Link} to={pathTo(newbornScreens.list)}>
            {t('back')}
          </Button>
        }
      >
        {(mother) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <AboutMother mother={mother} />
            {mother.problem ? (
              <Alert severity="error">{t(`problem.${mother.problem}`)}</Alert>
            ) : (
              <>
                <Alert severity="info">{t('register.intro', { days: validDays })}</Alert>
                <KeptForm form="newborn" about={eligibilityId} height={420}>
                  {(kept) => <RegisterForm eligibilityId={eligibilityId} kept={kept} />}
                </KeptForm>
              </>
            )}
          </Box>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
