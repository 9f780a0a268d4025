import { AwsError } from '../../../infra/local/aws/service.ts';

/** A version of a file, or the mark that it was removed (`body` null). */
interface KeptVersion {
  readonly key: string;
  readonly id: string;
  readonly at: Date;
  readonly body: string | null;
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A bucket that keeps versions, with S3's calls that list, remove and copy them. Two versions on each page. */
export class BucketVersions {
  readonly name: string;
  #versions: KeptVersion[] = [];
  #count = 0;

  constructor(name: string) {
    this.name = name;
  }

  put(key: string, body: string | null, at: Date): void {
    this.#count += 1;
    this.#versions.push({ key, body, at, id: `v${this.#count}` });
  }

  /** What a reader gets; undefined for what is not there. */
  read(key: string): string | undefined {
    return this.#of(key).at(-1)?.body ?? undefined;
  }

  versionCount = (key: string): number => this.#of(key).length;

  #of = (key: string): KeptVersion[] => this.#versions.filter((each) => each.key === key);

  operation(method: string): string {
    return { GET: 'ListBucketVersions', DELETE: 'DeleteObjectVersion', PUT: 'PutObject' }[method] ?? 'Unknown';
  }

  call(method: string, url: URL, copySource: string | undefined): string {
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== this.name) throw new AwsError('NoSuchBucket', `${bucket}`, 404);
    const key = rest.join('/');
    if (method === 'GET' && url.searchParams.has('versions')) return this.#list(url.searchParams);
    if (method === 'DELETE') return this.#remove(key, url.searchParams.get('versionId'));
    if (method === 'PUT' && copySource) return this.#copy(key, copySource);
    throw new AwsError('MethodNotAllowed', `${method} ${url}`, 405);
  }

  #list(query: URLSearchParams): string {
    const newestFirst = [...this.#versions].reverse();
    const ordered = newestFirst
      .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
      .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''));
    const after = query.get('version-id-marker');
    const from = after === null ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
    const page = ordered.slice(from, from + 2);
    const last = page.at(-1);
    const isTruncated = from + 2 < ordered.length;
    const next = isTruncated
      ? `<NextKeyMarker>${xml(last?.key ?? '')}</NextKeyMarker><NextVersionIdMarker>${last?.id}</NextVersionIdMarker>`
      : '';
    const listed = page.map((each) => {
      const kind = each.body === null ? 'DeleteMarker' : 'Version';
      const isLatest = this.#of(each.key).at(-1) === each;
      return `<${kind}><Key>${xml(each.key)}</Key><VersionId>${each.id}</VersionId><IsLatest>${isLatest}</IsLatest><LastModified>${each.at.toISOString()}</LastModified></${kind}>`;
    });
    return `<ListVersionsResult><IsTruncated>${isTruncated}</IsTruncated>${next}${listed.join('')}</ListVersionsResult>`;
  }

  #remove(key: string, id: string | null): string {
    // Without a version it would be one more mark of removal.
    if (id === null) throw new AwsError('AccessDenied', 'The script removes versions alone', 403);
    this.#versions = this.#versions.filter((each) => each.key !== key || each.id !== id);
    return '';
  }

  #copy(key: string, source: string): string {
    const [path = '', id] = source.split('?versionId=');
    const from = this.#versions.find(
      (each) => each.id === id && decodeURIComponent(path) === `${this.name}/${each.key}`,
    );
    if (!from) throw new AwsError('NoSuchVersion', source, 404);
    this.put(key, from.body, new Date());
    return '<CopyObjectResult></CopyObjectResult>';
  }
}
