import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and images stay files: the content security policy allows no data: fonts, and a file is cached once.
    assetsInlineLimit: 0,
    // Our own sources only: who reads them has the repository anyway, and a stack trace becomes readable.
    sourcemap: false,
    reportCompressedSize: false,
    // The list of chunks per entry, from which the size budgets are measured.
    manifest: true,
  },
});
