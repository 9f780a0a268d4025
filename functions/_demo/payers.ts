import { plans } from '../../shared/_field/plans.ts';
import { payerServices } from '../../shared/payer/payer.ts';
import { type Payer, payer as storedPayer } from '../_data/payer/payer.ts';

/** Payers beside those that the specification numbers; their names are invented. */
export const gulfCare = 210;
export const crescent = 301;
/** Its system answers eligibility by way of the post offices too. */
export const nightingale = 415;
/** Keeps its members in the portal's register, which answers for it. */
export const sidra = 512;
/** Its people answer by hand. */
export const pearl = 518;

/** The payers of the demonstration. Codes follow the regulators' patterns and are invented. */
export const demoPayers: readonly Payer[] = [
  payer(plans.Basic, 'Abu Dhabi Basic', 'أبوظبي الأساسي', 'D901'),
  payer(plans.NAS, 'NAS Administration', 'ناس لإدارة المطالبات', 'TPA904'),
  payer(plans.THIQA, 'Thiqa', 'ثقة', 'E901'),
  payer(gulfCare, 'Gulf Care Insurance', 'الخليج للتأمين الصحي', 'INS926'),
  payer(crescent, 'Crescent National Health Insurance', 'الهلال الوطنية للتأمين الصحي', 'A902'),
  payer(plans.Enhanced, 'Enhanced', 'المعزز', 'A901'),
  { ...payer(nightingale, 'Nightingale Assurance', 'العندليب للتأمين', 'INS931'), answers: 'postOffice' },
  { ...payer(plans.ABM, 'ABM', 'إيه بي إم', 'C901'), services: [...payerServices] },
  payer(plans.GHQ, 'GHQ', 'القيادة العامة', 'C902'),
  { ...payer(sidra, 'Sidra Takaful', 'سدرة للتكافل', 'INS941'), answers: 'register', authorizations: 'desk' },
  {
    ...payer(pearl, 'Pearl Mutual Health', 'اللؤلؤة للتأمين التعاوني', 'INS948'),
    answers: 'desk',
    authorizations: 'desk',
  },
  { ...payer(9001, 'Palm Reinsurance', 'النخلة لإعادة التأمين', 'INS999'), services: [], authorizations: null },
];

function payer(payerId: number, payerName: string, payerNameArabic: string, payerCode: string): Payer {
  const services: Payer['services'] = ['eligibility', 'claims', 'claimDashboard'];
  return storedPayer.parse({ payerId, payerName, payerNameArabic, payerCode, services, authorizations: 'postOffice' });
}
