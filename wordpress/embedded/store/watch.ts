import { watch } from 'node:fs';

const QUIET_MS = 80;

/** Calls back once after each burst of changes below a folder; returns the function that stops it. */
export function watchContent(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
