import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ClinicianDetail } from '../../shared/clinician/clinicianModel.ts';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { clinicianColumns } from './clinicianColumns.tsx';

const ofPerson = ['name', 'licenseNo', 'license', 'specialty', 'emiratesIdEnding', 'verifiedUntil'];
const ofPlace = ['standing', 'worksFrom', 'worksTo'];

/** The person, and each of the reader's facilities where the licence works or worked. */
export function ClinicianSections({ clinician }: { clinician: ClinicianDetail }) {
  const { t, i18n } = useTranslation('clinician');
  const columns = clinicianColumns(t, i18n.language);
  return (
    <>
      <Section title={t('person')} isPlain>
        <Facts facts={factsOf(columns, clinician, ofPerson)} />
      </Section>
      {clinician.places.map((place) => (
        <Section key={place.facilityId} title={nameIn(i18n.language, place, 'facilityName')} isPlain>
          <Facts facts={factsOf(columns, place, ofPlace)} />
        </Section>
      ))}
    </>
  );
}
