/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users NEWSCHOICES CHOICE': 'newsChoice',
  'users NEWSMAILED MAILED': 'newsMailed',
  'users NOTIFICATIONS': 'notification',
};
