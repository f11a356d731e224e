/** Begins the thread of the embedded WordPress: its modules are TypeScript. */
// @ts-expect-error -- its loader has no types
await import('tsx');
// @ts-expect-error -- the TypeScript extension, which Node needs
await import('./embedded-thread.ts');
