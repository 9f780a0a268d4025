import { useEffect } from 'react';

const counted = /^\(\d+\+?\) /;

/** Puts a number before the page's name in the browser's tab, while the screen is open; nothing for zero. */
export function useCountInTitle(text: string): void {
  useEffect(() => {
    const name = document.title.replace(counted, '');
    document.title = text === '' || text === '0' ? name : `(${text}) ${name}`;
    return () => {
      document.title = document.title.replace(counted, '');
    };
  }, [text]);
}
