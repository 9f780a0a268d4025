/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'jobs IMPORT#FACILITY FIX': 'importFixedRow',
  'jobs IMPORT#FACILITY GATE': 'importGate',
  'jobs IMPORT#FACILITY TRACE': 'importTrace',
  'jobs IMPORT#FACILITY WRONG': 'importWrongRow',
  'jobs IMPORTS#FACILITY FILE': 'importedFile',
  'jobs IMPORTS#FACILITY IMPORT': 'sheetImport',
  'jobs IMPORTS#FACILITY MEMORY': 'importMemory',
};
