/** The product's names. A deployment renames the portal here and nowhere else. */
export const brand = {
  name: 'Wasla',
  arabicName: 'وصلة',
  supportEmail: 'support@wasla.example',
  /** The insurer whose provider dashboard the portal carries, as its page title names it (REQ-PDASH-02). */
  insurer: { name: 'Crescent', arabicName: 'الهلال' },
} as const;
