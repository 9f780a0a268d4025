const names = { en: 'Wasla', ar: 'وصلة' } as const;

/** The product's names. A deployment renames the portal here and nowhere else. */
export const brand = {
  name: names.en,
  names,
  supportEmail: 'support@wasla.example',
  /**
   * The insurer whose provider dashboard the portal carries: the brand name in its page title and its page's URL key under the
   * insurer's address (REQ-PDASH-02).
   */
  insurer: { names: { en: 'Crescent', ar: 'الهلال' }, dashboardKey: 'dashboard' },
} as const;
