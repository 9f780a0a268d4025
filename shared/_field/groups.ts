/** What an entry of a user for the claim dashboard names (REQ-MODEL-13). */
export const groupTypes = { GroupOwner: 1, SubGroup: 2, Multiple: 3, Single: 4 } as const;

/** An owner of several groups of facilities. */
export interface GroupOwner {
  readonly id: number;
  readonly groupOwnerName: string;
  readonly groupOwnerNameArabic: string;
}

/** A group of facilities below an owner. */
export interface SubGroup {
  readonly id: number;
  readonly groupOwnerId: number;
  readonly groupName: string;
  readonly groupNameArabic: string;
}

/** The owners of groups that a user may be given; all invented. */
export const groupOwners: readonly GroupOwner[] = [
  { id: 1, groupOwnerName: 'Oasis Healthcare Holding', groupOwnerNameArabic: 'الواحة القابضة للرعاية الصحية' },
  { id: 2, groupOwnerName: 'Gulf Palm Medical Group', groupOwnerNameArabic: 'مجموعة نخيل الخليج الطبية' },
  { id: 3, groupOwnerName: 'Pearl Coast Hospitals', groupOwnerNameArabic: 'مستشفيات ساحل اللؤلؤ' },
  { id: 4, groupOwnerName: 'Desert Rose Pharmacies', groupOwnerNameArabic: 'صيدليات وردة الصحراء' },
];

/** The groups below the owners; all invented. */
export const subGroups: readonly SubGroup[] = [
  { id: 11, groupOwnerId: 1, groupName: 'Oasis Clinics Abu Dhabi', groupNameArabic: 'عيادات الواحة في أبوظبي' },
  { id: 12, groupOwnerId: 1, groupName: 'Oasis Clinics Al Ain', groupNameArabic: 'عيادات الواحة في العين' },
  { id: 13, groupOwnerId: 1, groupName: 'Oasis Home Care', groupNameArabic: 'الواحة للرعاية المنزلية' },
  { id: 21, groupOwnerId: 2, groupName: 'Gulf Palm Dubai', groupNameArabic: 'نخيل الخليج في دبي' },
  { id: 22, groupOwnerId: 2, groupName: 'Gulf Palm Sharjah', groupNameArabic: 'نخيل الخليج في الشارقة' },
  { id: 31, groupOwnerId: 3, groupName: 'Pearl Coast Maternity', groupNameArabic: 'ساحل اللؤلؤ للأمومة' },
  { id: 32, groupOwnerId: 3, groupName: 'Pearl Coast Day Surgery', groupNameArabic: 'ساحل اللؤلؤ لجراحة اليوم الواحد' },
  {
    id: 41,
    groupOwnerId: 4,
    groupName: 'Desert Rose Northern Emirates',
    groupNameArabic: 'وردة الصحراء في الإمارات الشمالية',
  },
];
