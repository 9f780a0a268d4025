export const deliveriesPath = '/admin/deliveries';
export const deliveryPath = (deliveryId: string): string => `${deliveriesPath}/${deliveryId}`;
