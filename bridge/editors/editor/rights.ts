import type { EditorRights } from '@/shared/editor-page';

/** Capability that the WordPress plugin grants to administrators (wordpress/plugin/footbridge/src/Capabilities.php). */
export const CLEAR_ALL_CAPABILITY = 'footbridge_clear_all';

/**
 * Returns the rights that WordPress's capabilities give. A site whose plugin was updated without being activated again has
 * no administrator with the plugin's capability, so `manage_options` counts as well.
 */
export function rightsOf(capabilities: readonly (string | null)[]): EditorRights {
  return {
    clearPage: capabilities.includes('edit_others_posts'),
    clearAll: capabilities.includes(CLEAR_ALL_CAPABILITY) || capabilities.includes('manage_options'),
  };
}
