import type { User } from '../user/user.ts';

/** Whether mails of news may go to a person: not to one who has left, is locked or waits, nor to an address that nobody has confirmed. */
export const mayBeMailedNews = ({ access, isLocked, isEmailConfirmationRequired }: User): boolean =>
  access === 'open' && !isLocked && !isEmailConfirmationRequired;
