import { regulators } from '../../shared/_field/regulator.ts';
import { type Facility, facility as facilitySchema } from '../_data/facility/facility.ts';

type Given = Pick<
  Facility,
  'facilityId' | 'facilityName' | 'facilityNameArabic' | 'facilityLicense' | 'kind' | 'regulatoryId' | 'emirate'
> &
  Partial<Facility>;

let provider = 1000;

/** A facility with a contract like most; what is special about one is given. */
function facility(given: Given): Facility {
  provider += 1;
  const hasContract = (given.providerStatus ?? 'CONTRACTED') !== '';
  return facilitySchema.parse({
    providerStatus: 'CONTRACTED',
    providerId: hasContract ? provider : null,
    providerCode: hasContract ? `PRV-${provider}` : null,
    providerMode: 1,
    providerNotes: null,
    isBankUpdateRequired: false,
    hasDiseaseManagement: false,
    isHieConnected: false,
    ...given,
  });
}

const dubai = { regulatoryId: regulators.DHA, emirate: 'Dubai' } as const;
const abuDhabi = { regulatoryId: regulators.HAAD, emirate: 'Abu Dhabi' } as const;
const north = (emirate: string) => ({ regulatoryId: regulators.MOHAP, emirate }) as const;

const connected = { connectedOn: '2025-03-01', source: 'exchange', note: null } as const;

/** The facilities of the demonstration: every kind, every contract status, every special case. Licences are outside real ranges. */
export const demoFacilities: readonly Facility[] = [
  facility({
    ...dubai,
    facilityId: 'noor-clinic',
    facilityName: 'Noor Family Clinic',
    facilityNameArabic: 'عيادة نور للأسرة',
    facilityLicense: 'DHA-F-9000001',
    kind: 'clinic',
    isHieConnected: true,
    connection: connected,
  }),
  facility({
    ...dubai,
    facilityId: 'marina-hospital',
    facilityName: 'Marina Bay Hospital',
    facilityNameArabic: 'مستشفى خليج المارينا',
    facilityLicense: 'DHA-F-9000002',
    kind: 'hospital',
    providerStatus: 'ONBOARDED',
    providerMode: 2,
    isHieConnected: true,
    connection: connected,
  }),
  facility({
    ...dubai,
    facilityId: 'palm-pharmacy',
    facilityName: 'Palm Pharmacy',
    facilityNameArabic: 'صيدلية النخلة',
    facilityLicense: 'DHA-F-9000003',
    kind: 'pharmacy',
  }),
  facility({
    ...dubai,
    facilityId: 'dune-clinic',
    facilityName: 'Golden Dune Clinic',
    facilityNameArabic: 'عيادة الكثيب الذهبي',
    facilityLicense: 'DHA-F-9000004',
    kind: 'clinic',
    providerStatus: 'REJECTED',
  }),
  facility({
    ...dubai,
    facilityId: 'creek-clinic',
    facilityName: 'Creek View Medical Centre',
    facilityNameArabic: 'مركز إطلالة الخور الطبي',
    facilityLicense: 'DHA-F-9000005',
    kind: 'clinic',
    providerNotes: 'Your trade licence expires soon. Please send the renewed licence to the network team.',
  }),
  facility({
    ...abuDhabi,
    facilityId: 'corniche-hospital',
    facilityName: 'Corniche General Hospital (Demonstration)',
    facilityNameArabic: 'مستشفى الكورنيش العام (للعرض)',
    facilityLicense: 'MF9001',
    kind: 'hospital',
    hasDiseaseManagement: true,
    isHieConnected: true,
    isHomeCare: true,
    connection: connected,
    facilityRoles: ['EauthClaim'],
  }),
  facility({
    ...abuDhabi,
    facilityId: 'oasis-clinic',
    facilityName: 'Al Ain Oasis Clinic (Demonstration)',
    facilityNameArabic: 'عيادة واحة العين (للعرض)',
    facilityLicense: 'MF9002',
    kind: 'clinic',
    isHomeCare: true,
    providerStatus: 'IN PROGRESS',
  }),
  facility({
    ...abuDhabi,
    facilityId: 'sunrise-clinic',
    facilityName: 'Sunrise Day Surgery',
    facilityNameArabic: 'مركز الشروق لجراحات اليوم الواحد',
    facilityLicense: 'MF9003',
    kind: 'clinic',
    providerStatus: 'CONTRACT STOPPED',
    isBankUpdateRequired: true,
  }),
  facility({
    ...abuDhabi,
    facilityId: 'dhow-pharmacy',
    facilityName: 'Dhow Pharmacy',
    facilityNameArabic: 'صيدلية المحمل',
    facilityLicense: 'PF9001',
    kind: 'pharmacy',
  }),
  facility({
    ...abuDhabi,
    facilityId: 'falcon-pharmacy',
    facilityName: 'Falcon Pharmacy',
    facilityNameArabic: 'صيدلية الصقر',
    facilityLicense: 'PF9002',
    kind: 'pharmacy',
    providerStatus: '',
  }),
  facility({
    ...north('Sharjah'),
    facilityId: 'coral-clinic',
    facilityName: 'Coral Polyclinic',
    facilityNameArabic: 'مجمع المرجان الطبي',
    facilityLicense: 'MOH-F-9000001',
    kind: 'clinic',
    providerStatus: 'CONTRACT EXPIRED',
    isHieConnected: true,
    connection: connected,
  }),
  facility({
    ...north('Ras Al Khaimah'),
    facilityId: 'hajar-hospital',
    facilityName: 'Hajar Mountain Hospital',
    facilityNameArabic: 'مستشفى جبال الحجر',
    facilityLicense: 'MOH-F-9000002',
    kind: 'hospital',
    providerStatus: 'CONTRACT SUSPENDED',
  }),
  facility({
    ...north('Ajman'),
    facilityId: 'pearl-pharmacy',
    facilityName: 'Pearl Pharmacy',
    facilityNameArabic: 'صيدلية اللؤلؤة',
    facilityLicense: 'MOH-F-9000003',
    kind: 'pharmacy',
    providerStatus: 'STOPPED',
  }),
  facility({
    regulatoryId: regulators.International,
    emirate: '',
    facilityId: 'harbour-clinic',
    facilityName: 'Harbour Clinic Abroad',
    facilityNameArabic: 'عيادة المرفأ في الخارج',
    facilityLicense: '@HARBOUR CLINIC ABROAD',
    kind: 'clinic',
    providerStatus: '',
  }),
  facility({
    regulatoryId: regulators.Portal,
    emirate: 'Fujairah',
    facilityId: 'wadi-clinic',
    facilityName: 'Wadi Wellness Clinic',
    facilityNameArabic: 'عيادة الوادي للعافية',
    facilityLicense: 'WSL-900001',
    kind: 'clinic',
    providerStatus: '',
  }),
  facility({
    ...dubai,
    facilityId: 'saffron-clinic',
    facilityName: 'Saffron Dental Clinic',
    facilityNameArabic: 'عيادة الزعفران لطب الأسنان',
    facilityLicense: 'DHA-F-9000006',
    kind: 'clinic',
    providerStatus: 'ONBOARDED',
  }),
];
