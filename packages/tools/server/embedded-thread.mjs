/** Begins the thread of the embedded WordPress: its modules are TypeScript. */
// @ts-expect-error -- its loader has no types
await import('tsx');
await import('./embedded-thread.ts');
