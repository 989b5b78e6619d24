import { registerHooks } from 'node:module';

const SOURCES = new URL('../', import.meta.url);

/** Makes Node find `@/` where the build finds it. A test calls this, and then imports what it is about with `import()`. */
export function resolveSourcePaths(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith('@/') ? new URL(specifier.slice('@/'.length), SOURCES).href : specifier, context),
  });
}
