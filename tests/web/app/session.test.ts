import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentSession, removeSession, storeSession, useSession } from '../../../web/base/session.ts';
import { aSignedInUser } from '../../support/transport.ts';

afterEach(() => {
  vi.useRealTimers();
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('session', () => {
  it('REQ-LOGIN-21 is kept in local storage under the key token', () => {
    const user = aSignedInUser();
    storeSession(user);
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual(user);
    expect(currentSession()).toEqual(user);
    removeSession();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('REQ-LOGIN-21 is valid only until its expiry, also while the page stays open', () => {
    vi.useFakeTimers();
    storeSession(aSignedInUser({ expires: inSeconds(60) }));
    const { result } = renderHook(() => useSession());
    act(() => vi.advanceTimersByTime(59_000));
    expect(result.current).not.toBeNull();
    act(() => vi.advanceTimersByTime(1100));
    expect(result.current).toBeNull();
  });

  it.each(['', 'not json', '{}', '{"accessToken":1,"roles":[]}', 'null'])(
    'takes the stored text %j for no session',
    (text) => {
      localStorage.setItem('token', text);
      expect(currentSession()).toBeNull();
    },
  );

  it('ends when another tab signs out', () => {
    storeSession(aSignedInUser());
    const { result } = renderHook(() => useSession());
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current).toBeNull();
  });
});
