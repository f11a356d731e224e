import { ensureCityDatabase } from '@footbridge/tools/city-database';

/** Before the tests, some of which place their visitors. */
export default ensureCityDatabase;
