/** The user guides that the header offers (REQ-SHELL-02), in the order of its menu. */
export const guideNames = ['card-reader-installation', 'user-guide'] as const;
export type GuideName = (typeof guideNames)[number];

/** Where the site serves a guide: the build writes it there and the menu links it. */
export const guidePath = (name: GuideName, language: 'en' | 'ar'): string => `/guides/${name}-${language}.pdf`;
