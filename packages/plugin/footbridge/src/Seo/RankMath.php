<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use RankMath\Helper;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Reads Rank Math through its class `Helper`. */
final class RankMath extends Reader {
	protected const CANONICAL  = 'rank_math_canonical_url';
	protected const BREADCRUMB = 'rank_math_breadcrumb_title';

	public static function is_active(): bool {
		return defined( 'RANK_MATH_VERSION' ) && class_exists( Helper::class );
	}

	public function is_noindex( object $object ): bool {
		if ( $object instanceof WP_Post ) {
			return ! Helper::is_post_indexable( $object->ID, false );
		}
		if ( $object instanceof WP_Term ) {
			return ! Helper::is_term_indexable( $object );
		}
		if ( $object instanceof WP_User ) {
			$own = array_filter( (array) self::raw_meta( $object, 'rank_math_robots' ) );
			return array() === $own ? ! Helper::is_author_archive_indexable() : in_array( 'noindex', $own, true );
		}
		$robots = Helper::get_settings( "titles.pt_{$object->name}_custom_robots" ) ? Helper::get_settings( "titles.pt_{$object->name}_robots" ) : array();
		return in_array( 'noindex', (array) $robots, true );
	}

	public function is_excluded( object $object ): bool {
		if ( ! Helper::is_module_active( 'sitemap' ) ) {
			return false;
		}
		if ( $object instanceof WP_Post ) {
			return ! Helper::get_settings( "sitemap.pt_{$object->post_type}_sitemap" ) || (bool) Helper::is_post_excluded( $object->ID );
		}
		if ( $object instanceof WP_Term ) {
			return ! Helper::get_settings( "sitemap.tax_{$object->taxonomy}_sitemap" ) || self::is_in( 'exclude_terms', $object->term_id );
		}
		if ( $object instanceof WP_User ) {
			return ! Helper::get_settings( 'sitemap.authors_sitemap' ) || self::is_in( 'exclude_users', $object->ID );
		}
		return ! Helper::get_settings( "sitemap.pt_{$object->name}_sitemap" );
	}

	public function primary( WP_Post $post, string $taxonomy ): int {
		return (int) self::meta( $post, "rank_math_primary_$taxonomy" );
	}

	/** Whether a list in the settings of the sitemap, ids or a text of them, has an id. */
	private static function is_in( string $name, int $id ): bool {
		$list = Helper::get_settings( "sitemap.$name" );
		return in_array( $id, wp_parse_id_list( is_array( $list ) || is_string( $list ) ? $list : '' ), true );
	}
}
