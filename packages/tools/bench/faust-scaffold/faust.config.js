import { setConfig } from '@faustwp/core';

import possibleTypes from '../../../../possibleTypes.json';
import { templates } from './wp-templates';

/** As the getting-started example has it, its toolbar included; the types are those of the WordPress that it shows. */
export const faustConfig = setConfig({ templates, plugins: [], experimentalToolbar: true, possibleTypes });
