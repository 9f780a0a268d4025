import { sentence } from './sentence.ts';

/** The message for a wrong international mobile number; its key is `invalidMobileNumber` (specification, section 5). */
export const mobileMessage = sentence('eligibility:mobileForm', 'Mobile number must look like +971-50-123-4567');

/** Whether the text is an international mobile number in the portal's mask +NNN-NN-NNN-NNNN (REQ-VALID-08). */
export const isInternationalMobile = (text: string): boolean => /^\+\d{3}-\d{2}-\d{3}-\d{4}$/.test(text);

/** Whether the text is a mobile number as written inside the Emirates: 05 or 5 and eight more digits (REQ-VALID-09). */
export const isUaeMobile = (text: string): boolean => /^0?5\d{8}$/.test(text);
