/** npm ci where it is needed, without leaving npm behind when it is interrupted. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * True where node_modules holds every package of the lock file in its version.
 * npm writes its own list into node_modules last, so an interrupted install does not count.
 */
export function packagesAreInstalled(lockFile = 'package-lock.json', installedFile = 'node_modules/.package-lock.json') {
  try {
    const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
    const present = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
    return Object.entries(wanted).every(
      // Optional packages are mostly builds for other machines.
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** Gives the exit code: 0 when everything is there. */
export async function installPackages() {
  if (packagesAreInstalled()) return 0;
  console.error('Installing packages (npm ci) …');
  // A group of its own: npm's children are told to stop together with it.
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  // npm draws a spinner where there is a terminal; in a log, silence would look like a hang.
  const started = Date.now();
  const progress = setInterval(() => console.error(`  installing, ${Math.round((Date.now() - started) / 1000)} s …`), 10_000);
  let stoppedBy = null;
  const forward = (signal) => {
    // A second signal does not wait for npm's tidying.
    process.kill(-npm.pid, stoppedBy ? 'SIGKILL' : 'SIGTERM');
    stoppedBy = signal;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const code = await new Promise((resolve) => {
    npm.on('error', () => resolve(127));
    npm.on('exit', (status) => resolve(status ?? 1));
  });
  clearInterval(progress);
  for (const signal of signals) process.off(signal, forward);
  if (stoppedBy) return 128 + constants.signals[stoppedBy];
  if (code !== 0) console.error('npm ci failed: see above. Is the package registry reachable?');
  return code;
}
