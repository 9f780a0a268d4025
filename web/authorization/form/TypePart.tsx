import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../shared/_field/dateText.ts';
import { followsEarlier, resubmissionTypes } from '../../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationRow } from '../../../shared/authorization/routes.ts';
import { useSession } from '../../base/session.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type FormValues, typesAt } from './formValues.ts';

interface TypePartProps {
  form: UseFormReturn<FormValues>;
  /** The patient's earlier requests. */
  earlier: readonly AuthorizationRow[];
}

/** What is asked of the payer, and which earlier request it is about. */
export function TypePart({ form, earlier }: TypePartProps) {
  const { t } = useTranslation('authorization');
  const { control } = form;
  const regulatorId = useSession()?.regulatoryId ?? null;
  const [type, payerId, follows] = useWatch({ control, name: ['type', 'payerId', 'follows'] });
  const types = useMemo(() => typesAt(regulatorId).map((id) => ({ id, name: t(`form.type.${id}`) })), [regulatorId, t]);
  const reasons = useMemo(() => resubmissionTypes.map((id) => ({ id, name: t(`form.resubmission.${id}`) })), [t]);
  const followed = earlier
    .filter((each) => each.payerId === payerId && each.requestNumber !== null)
    .map(({ authorizationId, requestNumber, serviceDate }) => ({
      id: authorizationId,
      name: `${requestNumber ?? ''}${serviceDate ? ` · ${dateText(serviceDate)}` : ''}`,
    }));
  // The one that is followed may be older than the list.
  if (follows && !followed.some(({ id }) => id === follows)) followed.push({ id: follows, name: follows.slice(-8) });
  const isFollowing = followsEarlier(type);
  const isAgain = !isFollowing && follows !== null;
  return (
    <Section title={t('form.part.type')} columnWidth={240}>
      <Dropdown control={control} name="type" label={t('form.field.type')} choices={types} isRequired />
      {(isFollowing || isAgain) && (
        <Dropdown
          control={control}
          name="follows"
          label={t('form.field.follows')}
          hint={t('form.followsHint')}
          choices={followed}
          isRequired={isFollowing}
        />
      )}
      {isAgain && (
        <>
          <Dropdown
            control={control}
            name="resubmissionType"
            label={t('form.field.resubmissionType')}
            choices={reasons}
            isRequired
          />
          <TextInput
            control={control}
            name="resubmissionComment"
            label={t('form.field.resubmissionComment')}
            maxLength={2000}
            isRequired
          />
        </>
      )}
    </Section>
  );
}
