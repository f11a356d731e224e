/** Reads the .env files of the checkout, as Next does. Import it before modules that read the brands' folders as they are imported. */
import { loadEnvConfig } from '@next/env';

loadEnvConfig(process.cwd(), process.argv.includes('--dev'), { info: () => undefined, error: console.error });
