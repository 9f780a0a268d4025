import type { Refusals } from '../_contract/messageRows.ts';

/** The rules of its fields that no schema can say. */
export const refusals = {
  notAWorkbook: { code: 'invalidFile', message: 'Choose an Excel file (xls or xlsx).' },
  sheetColumns: {
    code: 'invalidFile',
    message: 'The columns are not those of the template.',
  },
  sheetEmpty: { code: 'invalidFile', message: 'The file has no rows.' },
  sheetProtected: {
    code: 'invalidFile',
    message: 'The file is protected by a password. Please save it without one.',
  },
  sheetActive: {
    code: 'invalidFile',
    message: 'The workbook has macros or links to other workbooks. Please save it without them.',
  },
  sheetHarmful: {
    code: 'invalidFile',
    message: 'The virus scanner found this file harmful. Please check the device that it comes from.',
  },
  sheetTooLarge: {
    code: 'invalidFile',
    message: 'The file is too large, or has more than {{most}} rows.',
  },
  sheetUnreadable: {
    code: 'invalidFile',
    message: 'The file is damaged, or not a workbook. Please save it again in Excel.',
  },
  rowMandatory: {
    code: 'required',
    message: 'Row {{row}}: Please fill all mandatory fields.',
  },
  rowEmail: { code: 'invalidEmail', message: 'Row {{row}}: Invalid EmailId' },
  rowFormula: {
    code: 'formula',
    message: 'Row {{row}}: A cell holds a formula. Please paste its value.',
  },
  rowHidden: {
    code: 'hiddenRow',
    message: 'Row {{row}}: The row is hidden, by hand or by a filter. Please show it or delete it.',
  },
  rowUnknownValue: {
    code: 'unknownValue',
    message: 'Row {{row}}: A value is not one of the list.',
  },
  rowLicense: {
    code: 'license',
    message: 'Row {{row}}: A facility licence has 3 to 30 letters, digits and hyphens.',
  },
  rowOneLicense: {
    code: 'oneLicense',
    message: 'Row {{row}}: This access type takes one facility licence.',
  },
  rowDuplicateGroups: {
    code: 'duplicate',
    message: 'Row {{row}}: Duplicate group owner can not be added.',
  },
  rowDuplicateSubGroups: {
    code: 'duplicate',
    message: 'Row {{row}}: Duplicate sub group can not be added.',
  },
  rowDuplicateFacilityLicenses: {
    code: 'duplicate',
    message: 'Row {{row}}: Duplicate facility can not be added.',
  },
  rowTooLong: { code: 'tooLong', message: 'Row {{row}}: A value is too long.' },
} as const satisfies Refusals;
