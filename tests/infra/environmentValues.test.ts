import { expect, it } from 'vitest';
import { type Environment, environmentNames, environments } from '../../infra/environments.ts';
import { prepareApps, type Resource, resourcesOf } from './synthesis.ts';

prepareApps([...environmentNames, 'changedStaging']);

const functionsWith = (resources: readonly Resource[], variable: string): Resource[] =>
  resources.filter(
    ({ type, properties }) => type === 'AWS::Lambda::Function' && variable in (properties.Environment?.Variables ?? {}),
  );
const valuesOf = (resources: readonly Resource[], variable: string): unknown[] =>
  functionsWith(resources, variable).map(({ properties }) => properties.Environment.Variables[variable]);

const secretNames = (resources: readonly Resource[]): unknown[] =>
  resources
    .filter(({ type, id }) => type === 'AWS::SecretsManager::Secret' && id.startsWith('VerificationSecret'))
    .map(({ properties }) => properties.Name);

/** Whom the functions' own variable leads to: the name that the stateful stack gave to the secret. */
function bothValues(resources: readonly Resource[]) {
  for (const id of valuesOf(resources, 'VERIFICATION_SECRET_ID')) {
    expect(JSON.stringify(id)).toContain('VerificationSecret');
  }
  const [portalUrl, ...others] = valuesOf(resources, 'PORTAL_URL');
  for (const other of others) expect(other).toEqual(portalUrl);
  return { secretNames: secretNames(resources), portalUrl };
}

/** The portal's own name, or the one that CloudFront gives to its distribution. */
const addressOf = ({ domainName }: Environment): unknown =>
  domainName === null
    ? { 'Fn::Join': ['', ['https://', { 'Fn::ImportValue': expect.stringMatching(/Distribution.*DomainName/) }]] }
    : `https://${domainName}`;

it.each(environmentNames)('REQ-LOGIN-25 the functions of %s get its own bot-check key and base URL', (name) => {
  const resources = resourcesOf(name);
  expect(functionsWith(resources, 'VERIFICATION_SECRET_ID').length).toBeGreaterThanOrEqual(2);
  // Who sends mails, and who looks whether the portal answers.
  expect(functionsWith(resources, 'PORTAL_URL')).toHaveLength(2);
  expect(bothValues(resources)).toEqual({
    secretNames: [environments[name].verificationSecretName],
    portalUrl: addressOf(environments[name]),
  });
  const modes = new Set(valuesOf(resources, 'HUMAN_VERIFICATION'));
  expect([...modes]).toEqual([environments[name].humanVerification]);
});

it('REQ-LOGIN-25 another value in the environment is another value in the template', () => {
  expect(bothValues(resourcesOf('changedStaging'))).toEqual({
    secretNames: ['wasla/another/verification'],
    portalUrl: 'https://another.wasla.example',
  });
});

it.each(environmentNames)(
  'no function of %s waits longer for AWS than its code says: patience is for one machine',
  (name) => {
    expect(functionsWith(resourcesOf(name), 'AWS_PATIENCE_MS')).toEqual([]);
  },
);

it('no two environments share their bot-check key or a name of their own', () => {
  const keys = environmentNames.map((name) => environments[name].verificationSecretName);
  expect(new Set(keys).size).toBe(keys.length);
  const domains = environmentNames.flatMap((name) => environments[name].domainName ?? []);
  expect(new Set(domains).size).toBe(domains.length);
});
