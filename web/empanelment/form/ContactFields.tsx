import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Service, services } from '../../../shared/empanelment/documents.ts';
import { usePortalPayers } from '../../field/lookups/useChoices.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { MultiSelect } from '../../ui/MultiSelect.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** What a facility says of itself in every form to an insurer. */
export interface ContactValues {
  payerId: number | null;
  contactName: string;
  contactEmail: string;
  contactMobile: string;
  tradeLicenseNumber: string;
  services: Service[];
}

/** The control of a form that has these values among others: a control of the library fits one set of values only. */
const contactOf = <Values extends ContactValues>(control: Control<Values>) =>
  control as unknown as Control<ContactValues>;

interface ContactProps<Values extends ContactValues> {
  control: Control<Values>;
}

/** The insurer, the contact and the trade licence. */
export function ContactFields<Values extends ContactValues>(props: ContactProps<Values>) {
  const { t } = useTranslation('empanelment');
  const control = contactOf(props.control);
  return (
    <>
      <Dropdown control={control} name="payerId" label={t('field.payerId')} choices={usePortalPayers()} isRequired />
      <TextInput control={control} name="contactName" label={t('field.contactName')} maxLength={100} isRequired />
      <TextInput
        control={control}
        name="contactEmail"
        label={t('field.contactEmail')}
        type="email"
        maxLength={254}
        isRequired
        isCode
      />
      <MobileField control={control} name="contactMobile" label={t('field.contactMobile')} isRequired />
      <TextInput
        control={control}
        name="tradeLicenseNumber"
        label={t('field.tradeLicenseNumber')}
        maxLength={30}
        isRequired
        isCode
      />
    </>
  );
}

/** The services that the facility offers. */
export function ServicesField<Values extends Pick<ContactValues, 'services'>>(props: { control: Control<Values> }) {
  const { t } = useTranslation('empanelment');
  const control = props.control as unknown as Control<Pick<ContactValues, 'services'>>;
  const choices = services.map((id) => ({ id: id as never, name: t(`services.${id}`) }));
  return <MultiSelect control={control} name="services" label={t('field.services')} choices={choices} isRequired />;
}
