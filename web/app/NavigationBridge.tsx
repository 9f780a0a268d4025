import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentAddress, navigation } from '../base/navigation.ts';

/**
 * The router reads the address when it is first drawn, and hears of changes once the drawing has ended. The first drawing goes in
 * slices: who goes back meanwhile would see the screen of the page that they left.
 */
function useAddressOfFirstDrawing(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const drawn = useRef<string | null>(pathname + search);
  useEffect(() => {
    const address = currentAddress();
    const isElsewhere = drawn.current !== null && drawn.current !== address;
    // Once: the router hears of every later change itself.
    drawn.current = null;
    if (isElsewhere) void navigate(address + window.location.hash, { replace: true });
  }, [navigate]);
}

/** Lends the router to what navigates outside components, such as the client at a 401. */
export function NavigationBridge() {
  const navigate = useNavigate();
  useAddressOfFirstDrawing();
  useLayoutEffect(() => {
    const { go } = navigation;
    navigation.go = (path) => void navigate(path);
    return () => {
      navigation.go = go;
    };
  }, [navigate]);
  return null;
}
