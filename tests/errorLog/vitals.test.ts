import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/errorLog/index.ts';
import { gatherLineMetrics } from '../../infra/local/metrics/lineMetrics.ts';
import { errorLogApi, type VitalsReport } from '../../shared/errorLog/routes.ts';
import { ofType } from '../infra/synthesis.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';

const { logLines } = await startBackend();
const { reportVitals } = errorLogApi.endpoints;
const body: VitalsReport = {
  screen: '/eligibility/:eligibilityId',
  vitals: [
    { name: 'largestPaint', value: 812 },
    { name: 'interaction', value: 64 },
    { name: 'layoutShift', value: 3 },
  ],
};
const report = (as: SignedIn, sent: VitalsReport = body) => callApi(handler, reportVitals, { as, body: sent });
const written = () => logLines.map((line) => JSON.parse(line)).filter((line) => line.vital !== undefined);

beforeEach(() => {
  passMinutes(60);
  logLines.length = 0;
});

describe('what a page measures of itself', () => {
  it('is one line for each measure, of the section alone and of no person', async () => {
    const as = await signIn({ roles: ['Eligibility'] });
    expect(await report(as)).toMatchObject({ http: 200, status: 1, data: null });
    expect(written().map(({ vital, section, vitalValue }) => [vital, section, vitalValue])).toEqual([
      ['largestPaint', '/eligibility', 812],
      ['interaction', '/eligibility', 64],
      ['layoutShift', '/eligibility', 3],
    ]);
    for (const line of written())
      expect(Object.keys(line).sort()).toEqual(
        ['_aws', 'at', 'level', 'section', 'stage', 'version', 'vital', 'vitalValue'].sort(),
      );
  });

  it('stands on the page of metrics, and has the dimensions that the dashboard reads', async () => {
    await report(await signIn({ roles: ['Eligibility'] }));
    const metrics = gatherLineMetrics();
    metrics.take(logLines.join('\n'));
    expect(metrics.rows()).toContainEqual(
      expect.objectContaining({ kind: 'page', name: 'largestPaint /eligibility', count: 1, longest: 812 }),
    );
    const [{ Dimensions, Namespace, Metrics }] = written()[0]._aws.CloudWatchMetrics;
    const [dashboard] = ofType('local', 'AWS::CloudWatch::Dashboard');
    const shown = JSON.stringify(dashboard?.properties.DashboardBody).replaceAll('\\', '');
    for (const { vital } of written())
      expect(shown).toContain(
        JSON.stringify([Namespace, Metrics[0].Name, 'stage', 'local', 'vital', vital]).slice(0, -1),
      );
    expect(Dimensions).toEqual([['stage', 'vital']]);
  });

  it('is taken from signed-in people alone, as whole numbers of known measures', async () => {
    const nobody = await callApi(handler, reportVitals, { body });
    expect(nobody.http).toBe(401);
    const as = await signIn({ roles: ['Eligibility'] });
    const wrong = [
      { ...body, screen: '/eligibility/784-1985-0000001-7' },
      { ...body, vitals: [{ name: 'name of a patient' as never, value: 1 }] },
      { ...body, vitals: [{ name: 'interaction' as const, value: -1 }] },
      { ...body, vitals: [] },
      { ...body, patient: 'Mariam' },
    ];
    for (const sent of wrong) expect((await report(as, sent)).http, JSON.stringify(sent)).toBe(400);
    expect(written()).toEqual([]);
  });

  it('is measured thirty times in five minutes for one person, and refused to nobody', async () => {
    const as = await signIn({ roles: ['Eligibility'] });
    for (let time = 0; time < 35; time += 1) expect((await report(as)).http).toBe(200);
    expect(written()).toHaveLength(30 * 3);
    await report(await signIn({ roles: ['Eligibility'] }));
    expect(written()).toHaveLength(31 * 3);
  });
});
