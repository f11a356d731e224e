<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Reads Yoast SEO through its public surface `YoastSEO()->meta`. Its sitemap leaves out what is noindex. */
final class Yoast extends Reader {
	public static function is_active(): bool {
		return defined( 'WPSEO_VERSION' ) && function_exists( 'YoastSEO' );
	}

	public function is_noindex( object $object ): bool {
		if ( $object instanceof WP_User && true === self::setting( get_option( 'wpseo_titles' ), 'disable-author' ) ) {
			return true;
		}
		$found = self::found( $object );
		return false !== $found && is_array( $found->robots ) && 'noindex' === ( $found->robots['index'] ?? '' );
	}

	/** Whether filters of the plugin's sitemap leave it out. */
	public function is_excluded( object $object ): bool {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Yoast's documented filters.
		if ( $object instanceof WP_Post ) {
			return (bool) apply_filters( 'wpseo_sitemap_exclude_post_type', false, $object->post_type ) || in_array( $object->ID, array_map( 'intval', (array) apply_filters( 'wpseo_exclude_from_sitemap_by_post_ids', array() ) ), true );
		}
		if ( $object instanceof WP_Term ) {
			return (bool) apply_filters( 'wpseo_sitemap_exclude_taxonomy', false, $object->taxonomy ) || in_array( $object->term_id, array_map( 'intval', (array) apply_filters( 'wpseo_exclude_from_sitemap_by_term_ids', array() ) ), true );
		}
		// phpcs:enable
		return $object instanceof WP_User && 'on' === self::meta( $object, 'wpseo_noindex_author' );
	}

	public function canonical( object $object ): string {
		return $object instanceof WP_Term ? (string) self::of_term( $object, 'wpseo_canonical' ) : self::meta( $object, '_yoast_wpseo_canonical' );
	}

	public function primary( WP_Post $post, string $taxonomy ): int {
		return (int) self::meta( $post, "_yoast_wpseo_primary_$taxonomy" );
	}

	public function breadcrumb( object $object ): string {
		return $object instanceof WP_Term ? (string) self::of_term( $object, 'wpseo_bctitle' ) : self::meta( $object, '_yoast_wpseo_bctitle' );
	}

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object For what the plugin computes. */
	private static function found( object $object ) {
		$yoast = YoastSEO();
		// Yoast stores no rows outside of production, and remembers by their id: without this, all have what the first one has.
		$yoast->classes->get( 'Yoast\WP\SEO\Memoizers\Meta_Tags_Context_Memoizer' )->clear();
		$meta = $yoast->meta;
		if ( $object instanceof WP_Post_Type ) {
			return $meta->for_post_type_archive( $object->name );
		}
		if ( $object instanceof WP_Term ) {
			return $meta->for_term( $object->term_id );
		}
		return $object instanceof WP_User ? $meta->for_author( $object->ID ) : $meta->for_post( $object->ID );
	}

	/** Returns a value of a term, which the plugin stores in an option. */
	private static function of_term( WP_Term $term, string $name ) {
		return self::setting( get_option( 'wpseo_taxonomy_meta' ), $term->taxonomy, (string) $term->term_id, $name );
	}
}
