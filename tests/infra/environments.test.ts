import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, environmentNames, environmentOf, environments } from '../../infra/environments.ts';
import { inventedAddresses, refuseInventedAddresses } from '../../infra/inventedAddresses.ts';

describe('the environments', () => {
  it('keep data in the UAE', () => {
    for (const name of environmentNames) expect(environments[name].region, name).toBe('me-central-1');
  });

  it('reach real payers from prod only', () => {
    const live = environmentNames.filter((name) => environments[name].payerGateway.postOffice === 'live');
    expect(live).toEqual(['prod']);
    const urls = environmentNames.map((name) => environments[name].payerGateway.url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('ask every deployed portal’s visitors to prove that they are human', () => {
    const off = environmentNames.filter((name) => environments[name].humanVerification === 'off');
    expect(off.filter((name) => name !== 'local')).toEqual([]);
  });

  it('keep prod’s logs longest and tell somebody of its alarms', () => {
    const longest = Math.max(...environmentNames.map((name) => environments[name].logRetentionDays));
    expect(environments.prod.logRetentionDays).toBe(longest);
    expect(environments.prod.alarmReceiver).not.toBeNull();
  });

  it('are named on the command line, and a wrong name is told the right ones', () => {
    expect(environmentOf('staging').name).toBe('staging');
    expect(() => environmentOf('production')).toThrow('local|dev|staging|prod');
    const app = join(import.meta.dirname, '../../infra/app.ts');
    expect(() => execFileSync(process.execPath, [app, '-c', 'env=nowhere'], { stdio: 'pipe' })).toThrow('nowhere');
  });

  it('are not synthesised while an address is invented, and each is named', () => {
    const app = join(import.meta.dirname, '../../infra/app.ts');
    expect(() => execFileSync(process.execPath, [app, '-c', 'env=staging'], { stdio: 'pipe' })).toThrow(
      /staging still has invented addresses.*mail\.domain.*payerGateway\.url.*regulators\.riayatiUrl/,
    );
    const own = JSON.parse(JSON.stringify(environments.prod).replaceAll('.example', '.ae')) as Environment;
    expect(() => refuseInventedAddresses(own)).not.toThrow();
    const forgotten = { ...own, mail: { ...own.mail, sender: 'no-reply@portal.example' } };
    expect(() => refuseInventedAddresses(forgotten)).toThrow(/: mail\.sender$/);
    expect(inventedAddresses({ ...own, alarmReceiver: 'night@example.ae' })).toEqual([]);
    // On one machine they lead nowhere, and may.
    expect(inventedAddresses(environments.local)).not.toEqual([]);
    expect(() => refuseInventedAddresses(environments.local)).not.toThrow();
  });
});
