/** Next calls this once, before the first request; also when it builds for other runtimes than Node, hence the imports inside. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tameRequests } = await import('@/bridge/address/tame-requests');
    const { guardNotices } = await import('@/bridge/invalidation/before-next');
    tameRequests();
    guardNotices();
    const { startDelivery } = await import('@/bridge/delivery/start');
    startDelivery();
  }
}
