/** Whether a text can be a first or last name: letters of any script with the marks that names have, and no digit or sign of a formula. */
export const isPersonName = (text: string): boolean => /^\p{L}[\p{L}\p{M}\p{Zs}.'’ʼ-]*$/u.test(text.trim());
