import Button from '@mui/material/Button';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShellPart } from './ShellPart.tsx';

const loadList = () => import('./GuideList.tsx');
// The menu itself is heavy and seldom opened: the login page carries its button only.
const GuideList = lazy(() => loadList().then((file) => ({ default: file.GuideList })));

/** The User Guides menu of the header, for visitors and for who is signed in (REQ-SHELL-01, REQ-SHELL-04). */
export function GuidesMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const prepare = () => void loadList().catch(() => undefined);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {t('guides.menu')}
      </Button>
      {anchor ? (
        <ShellPart onMissing={close}>
          <GuideList anchor={anchor} onClose={close} />
        </ShellPart>
      ) : null}
    </>
  );
}
