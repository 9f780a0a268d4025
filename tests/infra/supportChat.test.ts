import { describe, expect, it } from 'vitest';
import { environments, withSupportChat } from '../../infra/environments.ts';
import { prepareApps, type Resource, resourcesOf } from './synthesis.ts';

prepareApps(['changedStaging', 'local', 'prod']);

const origin = 'https://chat.wasla.example';

/** The content security policy of each headers policy, by the kind of answer. */
const policies = (resources: readonly Resource[]): Record<string, string> =>
  Object.fromEntries(
    resources
      .filter(({ type }) => type === 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ id, properties }) => [
        /Portal(Page|Asset|Api)/.exec(id)?.[1] ?? id,
        properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
      ]),
  );
const directive = (policy: string | undefined, name: string): string[] =>
  policy
    ?.split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];
const chatSecrets = (resources: readonly Resource[]): Resource[] =>
  resources.filter(({ type, id }) => type === 'AWS::SecretsManager::Secret' && id.startsWith('ChatSecret'));
const chatVariables = (resources: readonly Resource[]): [string, unknown][] =>
  resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .filter(({ properties }) => 'CHAT_SECRET_ID' in (properties.Environment?.Variables ?? {}))
    .map(({ properties }) => [properties.Description, properties.Environment.Variables.CHAT_SECRET_ID]);
const rolesThatRead = (resources: readonly Resource[], secret: string): string[] =>
  resources
    .filter(({ type, properties }) => type === 'AWS::IAM::Role' && JSON.stringify(properties).includes(secret))
    .map(({ id }) => id);

describe('with a support chat', () => {
  const resources = resourcesOf('changedStaging');

  it('REQ-SHELL-11 lets pages, and only pages, load the script and the frame of the chat', () => {
    const { Page, Asset, Api } = policies(resources);
    for (const name of ['script-src', 'frame-src', 'connect-src'])
      expect(directive(Page, name), name).toContain(origin);
    for (const name of ['img-src', 'style-src', 'default-src', 'form-action'])
      expect(directive(Page, name), name).not.toContain(origin);
    expect(Asset).not.toContain(origin);
    expect(Api).not.toContain(origin);
  });

  it('REQ-SHELL-11 keeps the shared key in a secret that the account area alone may read', () => {
    const [secret] = chatSecrets(resources);
    expect(secret?.properties).toMatchObject({ Name: 'wasla/staging/support-chat', KmsKeyId: expect.anything() });
    expect(chatVariables(resources).map(([entry]) => entry)).toEqual(['functions/account/index.ts']);
    expect(JSON.stringify(chatVariables(resources))).toContain('ChatSecret');
    expect(rolesThatRead(resources, 'ChatSecret')).toEqual([expect.stringMatching(/^Account/)]);
  });
});

it('REQ-SHELL-11 none is configured by default: no secret, no address in any policy', () => {
  for (const name of ['local', 'prod'] as const) {
    const resources = resourcesOf(name);
    expect(environments[name].portalSettings.chat).toBeNull();
    expect(chatSecrets(resources)).toEqual([]);
    expect(chatVariables(resources)).toEqual([['functions/account/index.ts', 'none']]);
    const { Page } = policies(resources);
    expect(directive(Page, 'script-src')).toEqual(["'self'"]);
    expect(directive(Page, 'frame-src')).toEqual(["'self'", 'blob:']);
  }
});

it('takes a chat from the command line for the local environment only', () => {
  const local = withSupportChat(environments.local, 'http://127.0.0.1:3000/local/chat');
  expect(local.portalSettings.chat?.baseUrl).toBe('http://127.0.0.1:3000/local/chat');
  expect(withSupportChat(environments.prod, undefined)).toBe(environments.prod);
  expect(() => withSupportChat(environments.prod, 'https://chat.wasla.example')).toThrow('Only the local environment');
});
