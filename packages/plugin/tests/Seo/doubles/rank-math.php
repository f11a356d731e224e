<?php
/** Rank Math, as far as its reader calls it: posts 2 and 3, terms 4 and 5 and types "hidden" and "unlisted" are not the default. */

namespace RankMath;

define( 'RANK_MATH_VERSION', '1.0.273' );

class Helper {
	public const SETTINGS = array(
		'titles.pt_hidden_custom_robots'   => true,
		'titles.pt_hidden_robots'          => array( 'noindex' ),
		'sitemap.pt_post_sitemap'          => true,
		'sitemap.pt_hidden_sitemap'        => true,
		'sitemap.tax_category_sitemap'     => true,
		'sitemap.authors_sitemap'          => true,
		'sitemap.exclude_terms'            => '5,12',
		'sitemap.exclude_users'            => array( 7 ),
	);

	public static function is_post_indexable( int $id, bool $excluded = true ): bool {
		return 2 !== $id;
	}
	public static function is_post_excluded( int $id ): bool {
		return 3 === $id;
	}
	public static function is_term_indexable( \WP_Term $term ): bool {
		return 4 !== $term->term_id;
	}
	public static function is_author_archive_indexable(): bool {
		return true;
	}
	public static function is_module_active( string $name ): bool {
		return 'sitemap' === $name;
	}
	public static function get_settings( string $name ) {
		return self::SETTINGS[ $name ] ?? false;
	}
}
