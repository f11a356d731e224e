import '../../../faust.config';

export { apiRouter as default } from '@faustwp/core';
