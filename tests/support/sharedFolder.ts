import { pathToFileURL } from 'node:url';

/** The folder with what the regulators publish, beside the checkout, or where `SHARED_FOLDER` says. It is not ours to publish: tests that need it are skipped without it. */
export const sharedFolder = process.env.SHARED_FOLDER
  ? pathToFileURL(`${process.env.SHARED_FOLDER}/`)
  : new URL('../../../shared/', import.meta.url);
