/**
 * The version of all that judges claims: the day on which it was changed last, and eight digits of its content. A test compares them with the
 * rules and all that they import, and says which ones to write.
 */
export const rulesVersion = '2026-11-30.3cc1a321';

/** The day of a version (ISO), which people read. */
export const dayOfRules = (version: string): string => version.slice(0, 10);
