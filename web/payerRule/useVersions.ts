import { useCallback, useEffect, useState } from 'react';
import { payerRuleApi, type RuleVersion } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { call } from '../api/client.ts';

const perPage = 10;

/** The versions of a rule, newest first, page after page. */
export function useVersions(ruleKey: RuleKey) {
  const [versions, setVersions] = useState<readonly RuleVersion[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (from: string | undefined) => {
      try {
        setFailed(false);
        const body = { ...ruleKey, take: perPage, ...(from && { cursor: from }) };
        const { data } = await call(payerRuleApi.endpoints.searchRuleHistory, { body });
        if (!data) return;
        setVersions((before) => (from ? [...before, ...data.items] : data.items));
        setCursor(data.nextCursor);
      } catch {
        // What went wrong is announced by the client; the part says that it is not complete.
        setFailed(true);
      }
    },
    [ruleKey],
  );
  useEffect(() => void load(undefined), [load]);
  return {
    versions,
    hasMore: cursor !== null,
    hasFailed,
    more: () => void load(cursor ?? undefined),
    reload: () => void load(undefined),
  };
}
