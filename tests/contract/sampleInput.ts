import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { areas } from '../../shared/areas.ts';
import type { Sample, samplesOf } from './samplesOf.ts';

/** What the tests of a module say of it, in its own folder. */
interface SamplesOfModule {
  readonly samples: ReturnType<typeof samplesOf>;
}

const ofModules: SamplesOfModule[] = await Promise.all(areas.map(({ name }) => import(`../${name}/samples.ts`)));

const samples = new Map<Endpoint, Sample>(ofModules.flatMap((each) => each.samples));

/** The sample of an endpoint. */
export function sampleInput(endpoint: Endpoint): Sample {
  const sample = samples.get(endpoint);
  if (!sample) throw new Error(`No tests/<module>/samples.ts has anything for ${endpoint.path}`);
  return sample;
}
