/** Sets flags in a process of its own, and prints for each whether it was unset: file-store.test.ts starts several. */
import { sharedFlags } from '@footbridge/bridge/platform/flags/shared-flags';
import { setBrands } from '@footbridge/shared/site/current';
import { brands } from '@/site-config';

setBrands(brands);

const flags = sharedFlags({ name: 'test', ttlMs: 60_000, max: 1000 });

void Promise.all(process.argv.slice(2).map((id) => flags.set(id))).then((wasUnset) =>
  process.stdout.write(JSON.stringify(wasUnset)),
);
