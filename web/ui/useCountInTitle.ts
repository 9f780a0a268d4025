import { useEffect } from 'react';

const counted = / \(\d+\+?\)(?= · |$)/;

/** Puts a number behind the page's name in the browser's tab, while the screen is open; nothing for zero. */
export function useCountInTitle(text: string): void {
  useEffect(() => {
    const [name = '', ...rest] = document.title.replace(counted, '').split(' · ');
    const shown = text === '' || text === '0' ? name : `${name} (${text})`;
    document.title = [shown, ...rest].join(' · ');
    return () => {
      document.title = document.title.replace(counted, '');
    };
  }, [text]);
}
