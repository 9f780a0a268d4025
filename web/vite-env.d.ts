/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of the release; tests have none. */
  readonly RELEASE?: string;
}

// stylis brings no types; this is the one thing we take from it.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';
  export const prefixer: StylisPlugin;
}
