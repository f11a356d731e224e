<?php
/**
 * The content model.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Starts everything of the content model.
 */
final class Model {
	/**
	 * Hooks the content model into WordPress.
	 */
	public static function register(): void {
		PostTypes::register();
		Taxonomies::register();
		ThemeSupport::register();
		PageTemplates::register();
		OptionsPages::register();
		FieldGroups::register();
		FieldGroupCopies::register();
		Passwords::register();
		RewriteRules::register();
	}
}
