import { pageParts } from '../page/template';
import { defineTemplate } from '../shared/define-template';
import { InsuranceVerificationPage } from './View';

export const insuranceVerificationTemplate = defineTemplate({ ...pageParts, View: InsuranceVerificationPage });
