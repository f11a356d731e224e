<?php
/**
 * Page templates that the front end draws.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Offers the templates to editors and to WPGraphQL, whatever the theme.
 *
 * The theme has no such files, and needs none: WordPress then goes on to the next candidate (page-about.php, page.php …)
 * when it draws the page itself, while the template's name stays in its list of candidates.
 */
final class PageTemplates {
	/**
	 * Hooks the templates in.
	 */
	public static function register(): void {
		add_filter( 'theme_page_templates', array( self::class, 'offer' ) );
	}

	/**
	 * Adds the model's templates; a theme that has a file of the same name keeps its own name for it.
	 *
	 * @param mixed $templates Names by file, as far as the theme has them.
	 * @return array<string, string>
	 */
	public static function offer( $templates ): array {
		return ( is_array( $templates ) ? $templates : array() ) + Declaration::page_templates();
	}
}
