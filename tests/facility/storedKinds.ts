/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users SEATS#FACILITY USER': 'seat',
  'users SEATS#FACILITY COUNT': 'seatCount',
  'facilities FACILITIES#REGULATOR SEARCH#FACILITY': 'facilityFound',
  'facilities FACILITIES#HOMECARE FACILITY': 'facilityFound',
  'facilities PROVIDERCODES CODE': 'facilityPointer',
  'facilities LICENSEREQUEST REQUEST': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL WAITING': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL APPROVED': 'licenseRequest',
  'facilities LICENSEREQUESTS#PORTAL REFUSED': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR WAITING': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR APPROVED': 'licenseRequest',
  'facilities LICENSEREQUESTS#DISTRIBUTOR REFUSED': 'licenseRequest',
  'facilities FACILITY PROFILE': 'facility',
  'facilities LICENSE FACILITY': 'facilityLicense',
};
