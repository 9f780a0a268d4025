/** Everything that the status of the system is made of now: the last look at each part and the open incidents, some dozens of items. */
export const statusPartition = 'SYSTEMSTATUS';
export const probePrefix = 'PROBE#';
export const openPrefix = 'INCIDENT#';
/** The incidents that are over. */
export const pastPartition = 'SYSTEMSTATUSPAST';
