/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users ACCOUNTREQUEST REQUEST': 'accountRequest',
  'users ACCOUNTREQUESTS#FACILITY WAITING': 'accountRequest',
  'users ACCOUNTREQUESTS#PORTAL WAITING': 'accountRequest',
};
