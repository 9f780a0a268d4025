/** The product's names. A deployment renames the portal here and nowhere else. */
export const brand = {
  name: 'Wasla',
  arabicName: 'وصلة',
  supportEmail: 'support@wasla.example',
} as const;
