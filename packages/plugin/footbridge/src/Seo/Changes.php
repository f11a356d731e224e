<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

/** Where SEO plugins store what pages show. Recognizes their settings and meta, so that a change renews the pages. */
final class Changes {
	/** Options with titles, directives, archives and redirects of any page. */
	private const OPTION = '/^(?:wpseo_(?:titles|social|taxonomy_meta)|wpseo-premium-redirects-.*|rank-math-options-(?:titles|general|sitemap)|seopress_(?:titles|social|advanced|xml_sitemap)_option_name|aioseo_options(?:_dynamic)?|autodescription-site-settings)$/D';

	/** Meta of posts, terms and users. */
	private const META = '/^(?:_yoast_wpseo|wpseo|rank_math|_seopress|_genesis|_open_graph|_twitter|_social_image|_primary_term|autodescription)[_-]/';

	/** An action of All in One SEO after it wrote a post's row in a table of its own. */
	public const POST_SAVED = 'aioseo_insert_post';

	/** Whether an option is one of theirs. */
	public static function is_option( string $name ): bool {
		return 1 === preg_match( self::OPTION, $name );
	}

	/** Whether a meta field is one of theirs. */
	public static function is_meta( string $key ): bool {
		return 1 === preg_match( self::META, $key );
	}
}
