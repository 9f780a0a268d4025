import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigation } from '../base/navigation.ts';

/** Lends the router to what navigates outside components, such as the client at a 401. */
export function NavigationBridge() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const { go } = navigation;
    navigation.go = (path) => void navigate(path);
    return () => {
      navigation.go = go;
    };
  }, [navigate]);
  return null;
}
