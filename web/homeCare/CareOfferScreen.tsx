import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { careServices, mostOf } from '../../shared/homeCare/care.ts';
import { type CareOffer, homeCareApi } from '../../shared/homeCare/routes.ts';
import { afresh, useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { homeCareScreens } from './screens.ts';

const { getCareOffer, setCareOffer } = homeCareApi.endpoints;

function OfferForm({ offer }: { offer: CareOffer }) {
  const { t } = useTranslation('homeCare');
  const navigate = useNavigate();
  const { version, patients } = offer;
  const form = useContractForm({
    endpoint: setCareOffer,
    initial: { services: [...offer.services], places: version === 0 ? null : offer.places },
    // The contract says what is missing.
    bodyOf: ({ services, places }) => ({ version, services, places: places as number }),
    labelOf: (field) => t(`field.${(field === 'services' ? 'offeredServices' : field) as WordOf<'homeCare', 'field'>}`),
    onDone: () => {
      alerts.success(t('offer.done'));
      return navigate(pathTo(homeCareScreens.list));
    },
  });
  const { control } = form;
  return (
    <ContractForm form={form} label={t('offer.link')}>
      <MultiSelect
        control={control}
        name="services"
        label={t('field.offeredServices')}
        choices={careServices.map((id) => ({ id, name: t(`service.${id}`) }))}
        isRequired
      />
      <NumberInput
        control={control}
        name="places"
        label={t('field.places')}
        hint={t('offer.placesHint', { count: patients })}
        min={0}
        max={mostOf.places}
        isRequired
      />
      <div>
        <SubmitButton isSending={form.isSending}>{t('offer.save')}</SubmitButton>
      </div>
    </ContractForm>
  );
}

/** The services and places that a provider of home care offers: those who move patients go by it. */
export function CareOfferScreen() {
  const { t } = useTranslation('homeCare');
  const read = useApi(getCareOffer, {}, afresh);
  return (
    <ScreenBody>
      <Section title={t('offer.link')} isPlain>
        <p>{t('offer.intro')}</p>
        <RecordPart read={read} missing={{ title: t('offer.link'), nextStep: t('noAccess') }}>
          {(offer) => <OfferForm offer={offer} />}
        </RecordPart>
      </Section>
    </ScreenBody>
  );
}
