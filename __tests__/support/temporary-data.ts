/** Gives the tests of a file a DATA_DIR of their own. Call it once, before what writes there. */
import { temporaryFolder } from './temporary-folder';

export function temporaryData(): void {
  beforeAll(() => void (process.env.DATA_DIR = temporaryFolder()));
  afterAll(() => void delete process.env.DATA_DIR);
}
