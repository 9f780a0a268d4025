import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/**
 * Stands in the place of what an AWS client sends, for this test file: `const secrets = mockedClient(SecretsManagerClient)`. The class belongs to
 * its package, which the files of a worker share: without its return, the next file's calls would be answered by this one.
 */
export const mockedClient: typeof mockClient = (client, options) => {
  const mock = mockClient(client, options);
  afterAll(() => mock.restore());
  return mock;
};
