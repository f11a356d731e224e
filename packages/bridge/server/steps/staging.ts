import { closeToSearch, isStaging } from '@footbridge/bridge/platform/headers/search-engines';
import { log } from '@footbridge/bridge/platform/log';

import type { Step } from '../pipeline';

/** Returns the step that closes a staging site to search engines, whatever it answers. @throws EnvironmentError */
export function closeStaging(): Step {
  if (!isStaging()) return (_request, _response, next) => next();
  log('info', 'staging', 'this is a staging site: search engines are shut out of every answer (SITE_STAGE)');
  return (_request, response, next) => {
    closeToSearch(response);
    return next();
  };
}
