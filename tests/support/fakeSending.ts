import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The browser's own way of sending a file, ended by the test. */
export class FakeSending {
  static all: FakeSending[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 0;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  sent: { method: string; url: string; file: File } | undefined;
  readonly headers: Record<string, string> = {};
  #to = { method: '', url: '' };
  open(method: string, url: string) {
    this.#to = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(file: File) {
    this.sent = { ...this.#to, file };
    FakeSending.all.push(this);
  }
  abort() {
    this.onabort();
  }
  end(status: number) {
    this.status = status;
    this.onload();
  }
}

/** Puts it in the place of the browser's. */
export function catchSendings(): void {
  FakeSending.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeSending);
}

/** The newest of so many sendings, once it has begun. */
export const sending = (count: number): Promise<FakeSending> =>
  waitFor(() => {
    expect(FakeSending.all).toHaveLength(count);
    return FakeSending.all.at(-1)!;
  });
