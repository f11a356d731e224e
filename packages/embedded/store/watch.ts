const QUIET_MS = 80;

/**
 * Calls back after each burst of changes. Node's `watch` on Linux loses a file that an editor replaces. Resolves to
 * the function that stops it.
 */
export async function watchFolders(
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  if (folders.length === 0) return async () => undefined;
  // Loaded here, because only development needs it.
  const { subscribe } = await import('@parcel/watcher');
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const burst = [...files];
    files.clear();
    changed(burst);
  };
  const subscriptions = await Promise.all(
    folders.map((folder) =>
      subscribe(folder, (_error, events) => {
        for (const { path } of events) files.add(path);
        clearTimeout(timer);
        timer = setTimeout(flush, QUIET_MS);
      }),
    ),
  );
  return async () => {
    clearTimeout(timer);
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  };
}
