import { sites } from '@/site-config/brands';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import type { Command } from '../tool/command';
import { ensureBuild } from './build';

const usage = `npm run build   builds the site into .build/site, for any brand

With NEXT_PUBLIC_SITE=CODE the build serves that brand alone.`;

const supervisor = createSupervisor();

async function run(): Promise<void> {
  const { env } = process;
  const onlySite = env.NEXT_PUBLIC_SITE && findBrand(env.NEXT_PUBLIC_SITE, sites, 'NEXT_PUBLIC_SITE').code;
  await ensureBuild({ root: process.cwd(), onlySite, env, supervisor, report: console.log });
}

export const command: Command = { usage, supervisor, run };
