/** The product's names. A deployment renames the portal here and nowhere else. */
export const brand = {
  name: 'Wasla',
  arabicName: 'وصلة',
  supportEmail: 'support@wasla.example',
  /**
   * The insurer whose provider dashboard the portal carries: the brand name in its page title and its page's URL key under the
   * insurer's address (REQ-PDASH-02).
   */
  insurer: { name: 'Crescent', arabicName: 'الهلال', dashboardKey: 'dashboard' },
} as const;
