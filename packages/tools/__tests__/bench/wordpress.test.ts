import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedPaths, writeContent } from '@footbridge/tools/bench/lib/scale/content';
import { loadStore } from '@footbridge/embedded/store/load';

describe('generated content', () => {
  it('is valid content of the embedded WordPress, each article at its address', () => {
    const folder = mkdtempSync(join(tmpdir(), 'footbridge-content-'));
    try {
      const own = join(process.cwd(), 'packages/embedded/content');
      const load = (root: string) =>
        loadStore({ root, site: 'DSH', urls: { wordpress: 'http://w', frontend: 'http://f' } });
      writeContent(own, folder, 60);
      const [before, after] = [load(own), load(folder)];
      expect(after.data.problems).toEqual(before.data.problems);
      expect(after.posts.length - before.posts.length).toBe(60);
      const paths = generatedPaths(60);
      expect(paths).toHaveLength(60);
      for (const path of paths) expect(after.postAt(path)).toMatchObject({ status: 'publish', type: 'post' });
      expect(after.postAt('/bench-00007/')?.content.length).toBeGreaterThan(500);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
