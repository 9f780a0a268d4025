import { describe, expect, it } from 'vitest';
import { largestFileBytes } from '../../../../functions/_connect/postOffice/fileTexts.ts';
import { connectionOf } from '../../../../functions/_connect/regulator/connections.ts';
import { soapAnswer, soapResult } from '../../../../functions/_connect/regulator/soap.ts';
import { regulators } from '../../../../shared/_field/regulator.ts';
import { hurry } from '../../../support/outsideLimits.ts';
import { processorMs } from '../../../support/processorTime.ts';
import { regulatorAccount, startRegulatorSimulators } from '../../../support/regulators.ts';

const { setFaults } = await startRegulatorSimulators();

const systems = [
  ['dhpo', regulators.DHA, 'DHA-F-9000001'],
  ['shafafiya', regulators.HAAD, 'MF9001'],
  ['riayati', regulators.MOHAP, 'MOH-F-9000001'],
] as const;

describe.each(systems)('%s', (name, regulatorId, facilityLicense) => {
  const account = regulatorAccount(facilityLicense);
  const ask = (changes: Partial<{ username: string; password: string; facilityLicense: string }> = {}) =>
    connectionOf(regulatorId)({
      username: account.username,
      password: account.password,
      facilityLicense,
      askedAt: new Date(),
      ...changes,
    });

  it('takes the credentials of the facility', async () => {
    // Riayati names no licence, so whose the credentials are stays open.
    expect(await ask()).toBe(name === 'riayati' ? 'credentialsOnly' : 'proven');
  });

  it('refuses another password and another name', async () => {
    expect(await ask({ password: 'guess' })).toBe('loginFailed');
    expect(await ask({ username: 'nobody' })).toBe('loginFailed');
    expect(await ask({ password: 'not a\r\nheader: x' })).toBe('loginFailed');
  });

  it.each(['down', 'serverError', 'garbage', 'html', 'doctype', 'endless', 'redirect', 'unexpectedError'] as const)(
    'is unavailable when it is %s, which says nothing about the credentials',
    async (mode) => {
      setFaults({ [name]: { mode } });
      expect(await ask()).toBe('unavailable');
    },
  );

  it('is unavailable when it takes too long', async () => {
    hurry('REGULATOR_TIMEOUT_MS');
    setFaults({ [name]: { latencyMs: 3000 } });
    // Its answer, three seconds later, would be another.
    expect(await ask()).toBe('unavailable');
  });

  it('refuses when it rejects credentials that were good before', async () => {
    setFaults({ [name]: { mode: 'rejectsCredentials' } });
    expect(await ask()).toBe('loginFailed');
  });
});

describe('a post office', () => {
  it('refuses good credentials of another facility', async () => {
    const { username, password } = regulatorAccount('DHA-F-9000002');
    const tries = connectionOf(regulators.DHA);
    const question = { username, password, askedAt: new Date() };
    expect(await tries({ ...question, facilityLicense: 'DHA-F-9000001' })).toBe('loginFailed');
    expect(await tries({ ...question, facilityLicense: 'DHA-F-9000002' })).toBe('proven');
  });

  it('answers whether or not something waits', async () => {
    const licences = ['DHA-F-9000001', 'DHA-F-9000002'];
    expect(new Set(licences.map((licence) => regulatorAccount(licence).waiting > 0)).size).toBe(2);
    for (const facilityLicense of licences) {
      const { username, password } = regulatorAccount(facilityLicense);
      const question = { username, password, facilityLicense, askedAt: new Date() };
      expect(await connectionOf(regulators.DHA)(question)).toBe('proven');
    }
  });
});

describe('an answer of SOAP', () => {
  const answer = (result: string) =>
    `<?xml version="1.0"?><e:Envelope xmlns:e="x"><e:Body><AResponse xmlns="y"><AResult>${result}</AResult><errorMessage/></AResponse></e:Body></e:Envelope>`;

  it.each([
    ['0', 0],
    ['-1', -1],
    [' 2 ', 2],
  ])('gives its code: %s', async (text, code) => {
    expect(await soapResult(answer(text), 'A')).toBe(code);
  });

  it.each([
    ['no number', answer('yes')],
    ['nothing', answer('')],
    ['a result of something else', answer('0').replaceAll('AResult', 'BResult')],
    [
      'a fault',
      '<e:Envelope xmlns:e="x"><e:Body><e:Fault><faultstring>no</faultstring></e:Fault></e:Body></e:Envelope>',
    ],
    ['an entity', `<!DOCTYPE a [<!ENTITY ok "0">]>${answer('&ok;').replace('<?xml version="1.0"?>', '')}`],
    ['two results', answer('0</AResult><AResult>-1')],
    ['an empty text', ''],
  ])('is none when it holds %s', async (_what, xml) => {
    expect(await soapResult(xml, 'A')).toBeNull();
  });

  it('costs no more than its bytes where it holds a file of the largest size', async () => {
    const file = Buffer.alloc(largestFileBytes, 'abc ').toString('base64');
    const xml = answer('0').replace('<errorMessage/>', `<file>${file}</file>`);
    let said: string | null | undefined;
    const parse = async () => {
      said = (await soapAnswer(xml, 'A'))?.textOf('file');
    };
    expect(await processorMs(parse)).toBeLessThan(10_000);
    expect(said === file).toBe(true);
  });
});
