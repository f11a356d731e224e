import { pageParts } from '../page/template';
import { defineTemplate } from '../shared/define-template';
import { AdmissionsPage } from './View';

export const admissionsTemplate = defineTemplate({ ...pageParts, View: AdmissionsPage });
