import { randomBytes } from 'node:crypto';

import sharp from 'sharp';
import { Problem } from '../process/problem';
import type { Created, WordPress } from './wordpress';

/** Begins the name of everything that is made. */
const PREFIX = 'fbtrial';
const PICTURE_PX = 640;

export type Content = ReturnType<typeof createContent>;

export function createContent(rest: WordPress) {
  let pictures = 0;
  let isRemoving = false;
  const steps: (() => Promise<void>)[] = [];
  const word = `${PREFIX}${randomBytes(3).toString('hex')}`;
  const remember = (route: string, { id }: Created): void =>
    void steps.push(() =>
      rest.remove(`${route}/${id}`, route.endsWith('/users') ? '?force=true&reassign=false' : undefined),
    );
  return {
    rest,
    word,
    async make(route: string, fields: Record<string, unknown>): Promise<Created> {
      if (isRemoving) throw new Problem('The content is being removed.');
      const made = await rest.post(route, fields);
      remember(route, made);
      return made;
    },
    async upload(): Promise<Created> {
      const background = { width: PICTURE_PX, height: PICTURE_PX, channels: 3, background: 'gray' } as const;
      const png = await sharp({ create: background }).png().toBuffer();
      const made = await rest.upload(`${word}-picture-${(pictures += 1)}.png`, Uint8Array.from(png));
      remember('/wp/v2/media', made);
      return made;
    },
    undo: (step: () => Promise<void>): void => void steps.push(step),
    async removeAll(report: (text: string) => void): Promise<void> {
      isRemoving = true;
      const failures = new Set<string>();
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => {
          // An edit deleted it already.
          const text = error instanceof Error ? error.message : String(error);
          if (!/HTTP 4(?:04|10)/.test(text)) failures.add(text);
        });
      for (const failure of failures) report(`Not all was removed: what begins with ${word} is left. ${failure}`);
    },
  };
}
