import { text } from '../../../functions/_pdf/bilingual.ts';
import type { Guide } from '../guide.ts';
import { account } from './account.ts';
import { authorizations } from './authorizations.ts';
import { circulars } from './circulars.ts';
import { diseaseManagement } from './diseaseManagement.ts';
import { eligibility } from './eligibility.ts';
import { eligibilityTasks } from './eligibilityTasks.ts';
import { empanelment } from './empanelment.ts';
import { findingYourWay } from './findingYourWay.ts';
import { formulary } from './formulary.ts';
import { help } from './help.ts';
import { imports } from './imports.ts';
import { memberValidity } from './memberValidity.ts';
import { newborns } from './newborns.ts';
import { priceLists } from './priceLists.ts';
import { providerClinicians } from './providerClinicians.ts';
import { providerQueries } from './providerQueries.ts';
import { runningThePortal } from './runningThePortal.ts';
import { signingIn } from './signingIn.ts';
import { surveys } from './surveys.ts';

export const userGuide: Guide = {
  name: 'user-guide',
  title: text('User guide', 'دليل المستخدم'),
  subject: text(
    'Signing in, the dashboard, eligibility requests and their answers, account and security',
    'تسجيل الدخول ولوحة التحكم وطلبات الأهلية وردودها والحساب والأمان',
  ),
  chapters: [
    signingIn,
    findingYourWay,
    ...eligibility,
    ...eligibilityTasks,
    authorizations,
    providerQueries,
    empanelment,
    surveys,
    providerClinicians,
    newborns,
    diseaseManagement,
    memberValidity,
    circulars,
    formulary,
    priceLists,
    imports,
    runningThePortal,
    account,
    help,
  ],
};
