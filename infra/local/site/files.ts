import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface SiteFile {
  readonly etag: string;
  readonly contentType: string;
  readonly plain: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

/** The types that a deployment would give to the files of the bucket. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** CloudFront compresses text between 1000 and 10 000 000 bytes. */
const isCompressible = (contentType: string, size: number): boolean =>
  /^text\/|json|javascript|svg|wasm|x-icon/.test(contentType) && size >= 1000 && size <= 10_000_000;

function load(path: string): SiteFile {
  const plain = readFileSync(path);
  const contentType = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = createHash('md5').update(plain).digest('hex');
  if (!isCompressible(contentType, plain.length)) return { etag, contentType, plain };
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { etag, contentType, plain, gzip: gzipSync(plain), br };
}

/** Reads the files of the built site, each once. A key is an object's name in the bucket: `assets/index-3f2a.js`. */
export function createSiteFiles(directory: string): (key: string) => SiteFile | undefined {
  const loaded = new Map<string, SiteFile | undefined>();
  return (key) => {
    if (loaded.has(key)) return loaded.get(key);
    const path = join(directory, key);
    const isInside = path.startsWith(directory + sep);
    if (!isInside || !statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    const file = load(path);
    loaded.set(key, file);
    return file;
  };
}
