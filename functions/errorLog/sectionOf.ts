/** The section of a screen: `/eligibility/:eligibilityId` is of `/eligibility`. */
export const sectionOf = (screen: string): string => /^\/[a-z]{0,39}/.exec(screen.toLowerCase())?.[0] ?? '/';
