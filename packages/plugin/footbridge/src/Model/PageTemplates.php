<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Offers the page templates that the front end renders to editors and to WPGraphQL, whatever the theme.
 *
 * The theme has no such files and needs none: WordPress goes on to the next candidate (page-about.php, page.php …) when
 * it renders the page itself, and the template's name stays in its list of candidates.
 */
final class PageTemplates {
	public static function register(): void {
		add_filter( 'theme_page_templates', array( self::class, 'offer' ) );
	}

	/**
	 * Adds the model's templates. A theme that has a file of the same name keeps its own label.
	 *
	 * @return array<string, string>
	 */
	public static function offer( $templates ): array {
		return ( is_array( $templates ) ? $templates : array() ) + Declaration::page_templates();
	}
}
