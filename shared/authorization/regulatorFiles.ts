/**
 * What the regulators' post offices take of a request's files, which travel inside it: PDF and JPEG, each of a size that payers open. A file of 10 MB
 * is one of 18 MB when it has been written in base64 twice.
 */
export const regulatorFiles = {
  types: ['pdf', 'jpg', 'jpeg'] as readonly string[],
  largest: 5 * 1024 * 1024,
  all: 10 * 1024 * 1024,
} as const;
