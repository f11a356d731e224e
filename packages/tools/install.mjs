/** npm ci where it is needed, without leaving npm behind when it is interrupted. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** As of a shell that finds no command. */
const NO_NPM = 127;

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>} as npm writes them
 */
const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** Returns whether node_modules is complete: npm writes its own list into it last. */
export function packagesAreInstalled(
  lockFile = 'package-lock.json',
  installedFile = 'node_modules/.package-lock.json',
) {
  try {
    const [wanted, present] = [packagesIn(lockFile), packagesIn(installedFile)];
    return Object.entries(wanted).every(
      // Optional packages are mostly builds for other machines.
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

export async function installPackages() {
  if (packagesAreInstalled()) return 0;
  console.error('Installing packages (npm ci); on a first start this takes a minute or more …');
  const code = await npm('ci');
  if (code === 0 || code > 128) return code;
  if (code === NO_NPM) {
    console.error('There is no npm here. Install it, or Node with npm from https://nodejs.org');
    return code;
  }
  // A lock file written where some platforms' packages could not be seen is refused by `ci`, and good enough for this.
  console.error('npm ci failed; trying npm install, which leaves the lock file alone …');
  const second = await npm('install', '--no-save');
  if (second !== 0) console.error('The packages could not be installed: see above. Is the package registry reachable?');
  return second;
}

/**
 * Runs npm to its end. Returns its exit code, or 128 + the signal's number where this process was stopped meanwhile.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function npm(...args) {
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    // On other signals npm first waits for its downloads. The next start replaces what it leaves.
    if (child.pid && !stoppedBy) process.kill(-child.pid, 'SIGKILL');
    stoppedBy = signal;
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  // A process group of its own: npm's children stop together with it.
  const child = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  // npm shows a spinner on a terminal; in a log, silence would look like a hang.
  const started = Date.now();
  const progress = setInterval(
    () => console.error(`  installing, ${Math.round((Date.now() - started) / 1000)} s …`),
    10_000,
  );
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(NO_NPM));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  clearInterval(progress);
  for (const signal of signals) process.off(signal, stop);
  return stoppedBy ? 128 + constants.signals[stoppedBy] : code;
}
