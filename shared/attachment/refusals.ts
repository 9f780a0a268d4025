import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  fileNotAsNamed: {
    http: 200,
    status: -1,
    message:
      'The content of this file is not what its name says. Please save it in its own format and choose it again.',
  },
  fileHasScript: {
    http: 200,
    status: -1,
    message: 'This PDF brings a script or a file of its own. Please print it as a new PDF and choose that one.',
  },
  fileActs: {
    http: 200,
    status: -1,
    message:
      'This document brings a macro, a file of its own or something that it fetches from elsewhere. Please save it as a PDF and choose that one.',
  },
  fileUnclear: {
    http: 200,
    status: -1,
    message:
      'This file is protected or damaged: nobody can see what it brings. Please print it as a new PDF and choose that one.',
  },
  fileHarmful: {
    http: 200,
    status: -1,
    message: 'The virus scanner found this file harmful. It was not kept. Please check the device that it comes from.',
  },
  tooManyAttachments: {
    http: 200,
    status: -1,
    message: 'This record has as many documents as it can keep.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  attachmentMissing: {
    code: 'uploadMissing',
    message: 'A file is missing. Please choose it again.',
  },
} as const satisfies Refusals;
