import { useRef, useState } from 'react';
import { notTested, type TestResult } from '../../parts/connection/connectionTest.ts';
import type { VerificationTokens } from '../../parts/verification/useVerificationTokens.ts';

export interface ConnectionTest {
  readonly isFilled: boolean;
  readonly isTesting: boolean;
  readonly result: TestResult | null;
  readonly hasPassed: boolean;
  readonly run: () => Promise<void>;
  readonly forget: () => void;
}

/**
 * A test of credentials. Its result belongs to the very values that were tested: changing one of them forgets it.
 */
export function useConnectionTest(
  values: readonly (string | number | null)[],
  tokens: VerificationTokens,
  send: (token: string) => Promise<TestResult>,
): ConnectionTest {
  const key = JSON.stringify(values);
  const [tested, setTested] = useState<{ key: string; result: TestResult } | null>(null);
  const [isTesting, setTesting] = useState(false);
  const isUnderWay = useRef(false);
  const isFilled = values.every((value) => value !== null && String(value).trim() !== '');
  const result = tested?.key === key ? tested.result : null;

  const run = async () => {
    if (!isFilled || isUnderWay.current) return;
    isUnderWay.current = true;
    setTesting(true);
    setTested(null);
    try {
      const token = await tokens.take();
      setTested({ key, result: token ? await send(token) : notTested });
    } finally {
      isUnderWay.current = false;
      setTesting(false);
    }
  };
  return { isFilled, isTesting, result, hasPassed: result?.label === 'succeeded', run, forget: () => setTested(null) };
}
