/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ subscribe }, { z }, { tameTarget }] = await Promise.all([import('node:diagnostics_channel'), import('zod'), import('@/bridge/address/raw-target')]);
  const start = z.object({ request: z.custom<{ url: string }>((request) => typeof request === 'object' && request !== null && 'url' in request && typeof request.url === 'string') });
  // The one place before Next: it gives proxy.ts neither dot segments nor doubled slashes (docs/decisions/0009).
  subscribe('http.server.request.start', (message) => {
    const parsed = start.safeParse(message);
    if (parsed.success) parsed.data.request.url = tameTarget(parsed.data.request.url);
  });
}
