/** Why a file did not arrive: the connection broke (or the file changed on the disk), or the storage did not take it. */
export class SendFailed extends Error {
  readonly reason: 'lost' | 'refused';

  constructor(reason: 'lost' | 'refused') {
    super(reason);
    this.reason = reason;
  }
}

interface Sending {
  readonly signal: AbortSignal;
  /** Percent of the bytes that have left. */
  readonly onProgress: (percent: number) => void;
}

/** An address takes one file: it has arrived already, with a try whose answer was lost. Whether it is whole is checked by the next call. */
const hasArrived = 412;

/** Sends a file to a signed address. `fetch` does not tell how much has been sent; XMLHttpRequest does. */
export function sendFile(url: string, file: File, { signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded }) => onProgress(Math.floor((loaded / file.size) * 100));
    request.onload = () => {
      if ((request.status >= 200 && request.status < 300) || request.status === hasArrived) resolve();
      else reject(new SendFailed('refused'));
    };
    request.onerror = () => reject(new SendFailed('lost'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    // Signed with the address: it takes one file and never another one in its place.
    request.setRequestHeader('If-None-Match', '*');
    request.send(file);
  });
}
