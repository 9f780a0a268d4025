import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConnectionResult } from '../../parts/connection/ConnectionResult.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import type { ConnectionTest } from './useConnectionTest.ts';

/** The test button with what the test said (REQ-REG-24, REQ-REG-26 to 28). */
export function ConnectionCheck({ test, label }: { test: ConnectionTest; label: string }) {
  const button = useFocusAfter(test.isTesting);
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <Button
        ref={button}
        variant="outlined"
        disabled={!test.isFilled}
        loading={test.isTesting}
        onClick={() => void test.run()}
        sx={{ flexShrink: 0 }}
      >
        {label}
      </Button>
      <Box role="status" sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {test.result ? <ConnectionResult result={test.result} /> : null}
      </Box>
    </Box>
  );
}
