import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const plainStyled = pathToFileURL(join(import.meta.dirname, 'plainStyled.ts')).href;

// MUI is loaded by Node itself, where no mock of vitest reaches: its `styled` is exchanged where Node looks for it. The stand-in asks for emotion's own.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@emotion/styled' && context.parentURL !== plainStyled
      ? { url: plainStyled, shortCircuit: true }
      : next(specifier, context),
});
