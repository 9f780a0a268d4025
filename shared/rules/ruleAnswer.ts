/** The rule answer validator (REQ-VALID-14): both fields are filled; its key is `ruleAnswerValidator`. */
export const isRuleAnswer = (first: string, second: string): boolean => first.trim() !== '' && second.trim() !== '';
