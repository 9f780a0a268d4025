import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      "The regulators' lists of clinicians are loaded without a caller, and hold the licences of a person at all facilities.",
    functions: {
      'clinician/clinician': ['clinicianItems', 'putClinician', 'listLicensesOf'],
      'clinician/clinicianFound': ['foundShape.item'],
      'clinician/listedClinician': [
        'listedClinicianItem',
        'listedClinicianPut',
        'putListedClinicians',
        'findListedClinician',
        'listedClinicianWrite',
        'listedClinicians',
      ],
      'user/professionalLicense': ['checkedLicense'],
    },
  },
  {
    because:
      "The search entries of clinicians are for this entity's own files, which make their partitions of own ids; a migration gives them to old records.",
    functions: {
      'clinician/clinicianFound': [
        'wordsOfActive.entries',
        'wordsOfActive.changes',
        'wordsOfActive.find',
        'wordsOfFormer.entries',
        'wordsOfFormer.changes',
        'wordsOfFormer.find',
      ],
      'clinician/clinician': ['recordItems'],
    },
  },
  {
    because:
      'It answers ids alone: a call reads the facilities of the caller among them, or tells their people something.',
    functions: {
      'clinician/clinician': ['facilitiesOfLicense', 'worksElsewhereOn'],
    },
  },
  {
    because:
      'A change of a clinician names no tenant: each that reads it has a copy of its own, by which it was found. The documents are those of the change.',
    functions: {
      'clinician/clinicianMove': ['movePk'],
    },
  },
];
