import { pageParts } from '../page/template';
import { defineTemplate } from '../shared/define-template';
import { VeteransPage } from './View';

export const veteransTemplate = defineTemplate({ ...pageParts, View: VeteransPage });
