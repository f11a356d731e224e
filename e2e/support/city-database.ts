import { ensureCityDatabase } from '@footbridge/tools/city-database/install';
import { Problem } from '@footbridge/tools/process/problem';

/** Installs the city database before the tests, some of which place their visitors. */
export default function setUp(): void {
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
}
