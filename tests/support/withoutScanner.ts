// What a test reads was sent by nobody: no scanner is asked about viruses.
Object.assign(process.env, { FILE_SCANNER_URL: 'none', FILE_SCANNER_TIMEOUT_MS: '20000' });
