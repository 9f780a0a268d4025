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

/** Sends a file to a signed address. `fetch` does not tell how much has been sent; XMLHttpRequest does. */
export function sendFile(url: string, file: File, { signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded }) => onProgress(Math.floor((loaded / file.size) * 100));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new SendFailed('refused'));
    };
    request.onerror = () => reject(new SendFailed('lost'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.send(file);
  });
}
