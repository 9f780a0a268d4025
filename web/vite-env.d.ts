/// <reference types="vite/client" />

// stylis brings no types; this is the one thing we take from it.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';
  export const prefixer: StylisPlugin;
}
