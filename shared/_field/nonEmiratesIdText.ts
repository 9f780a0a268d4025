/**
 * Whether the text is letters and digits and no Emirates ID, which belongs into its own field (REQ-VALID-20). Dashes are no
 * letters, so the grouped form 784-NNNN-NNNNNNN-N never passes. Whether a text is given is another rule's matter.
 */
export const isNonEmiratesIdText = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text) && !/^784\d{12}$/.test(text);
