import { callbackForm } from './CallbackForm/CallbackForm';
import { callButton } from './CallButton/CallButton';
import { crisisBox } from './CrisisBox/CrisisBox';
import { facilityCard } from './FacilityCard/FacilityCard';
import { selfCheck } from './SelfCheck/SelfCheck';

import type { ThemeBlock } from './define-block';

/**
 * The blocks that this theme draws in place of WordPress, by their names there: the plugin's (`footbridge/…`), and those of other
 * plugins (`acme/hero`, `acf/team`). docs/blocks.md explains how to add one.
 */
export const blocks: Readonly<Record<string, ThemeBlock>> = {
  'footbridge/call-button': callButton,
  'footbridge/callback-form': callbackForm,
  'footbridge/crisis-box': crisisBox,
  'footbridge/facility-card': facilityCard,
  'footbridge/self-check': selfCheck,
};
