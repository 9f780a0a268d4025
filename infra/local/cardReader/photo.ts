import { crc32, deflateSync } from 'node:zlib';

const size = { width: 48, height: 60 } as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Whether a point belongs to the silhouette: a head, and shoulders below it. */
const isInside = (x: number, y: number): boolean =>
  (x - 24) ** 2 + (y - 24) ** 2 < 121 || ((x - 24) / 20) ** 2 + ((y - 60) / 22) ** 2 < 1;

function silhouette(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  // Eight bits of grey.
  header[8] = 8;
  const rows = Array.from({ length: size.height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: size.width }, (__, x) => (isInside(x, y) ? 0x70 : 0xe4))]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The photograph of every simulated card, base64: a silhouette, so that it shows no real person. */
export const cardPhoto: string = silhouette().toString('base64');
