/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests EPISODE EVENT': 'episodeEvent',
  'requests EPISODE MESSAGE': 'message',
  'requests EPISODE READ': 'readMark',
  'requests EPISODE EPISODE': 'episode',
  'requests EPISODE ATTACHMENT': 'attachment',
  'requests EPISODE VISIT': 'visit',
  'requests EPISODE SEAT#AUTHORITY': 'caseSeat',
  'requests EPISODE SEAT#PORTAL': 'caseSeat',
  'requests EPISODE SEAT#FACILITY': 'caseSeat',
  'requests CAREAT OFFER': 'careOffer',
  'requests CAREAT LOAD': 'careLoad',
  'requests CAREDFOR#EID EPISODE': 'runningEpisode',
  'requests CAREDFOR#CARD EPISODE': 'runningEpisode',
  'requests LENTDEVICE DEVICE': 'lentDevice',
};
