/** Begins the thread of the embedded WordPress: its modules are TypeScript. */
await import('tsx');
await import('./embedded-thread.ts');
