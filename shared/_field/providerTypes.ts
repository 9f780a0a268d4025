/** The regulator's kinds of facility, which are also the provider types of registration (REQ-REGUL-08, REQ-REG-50). */
export const providerType = { Pharmacy: 1, MedicalProvider: 3 } as const;

/** In the order of the registration list: the first is preselected (REQ-REG-30). */
export const providerTypes = [
  {
    providerTypeId: providerType.MedicalProvider,
    providerTypeDescription: 'Medical provider',
    nameArabic: 'مقدّم خدمات طبية',
  },
  { providerTypeId: providerType.Pharmacy, providerTypeDescription: 'Pharmacy', nameArabic: 'صيدلية' },
] as const;
