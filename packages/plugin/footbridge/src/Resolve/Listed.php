<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Post;
use WP_Query;

/**
 * Which posts the site's lists have: not protected ones and those with `noindex`. Their ids are stored in an option, because
 * the database would take long to look into thousands of passwords and metas.
 */
final class Listed {
	public const OPTION = 'footbridge_unlisted';

	/** The meta of a post that lists leave out, with the value '1'. */
	private const META = 'noindex';

	/** After this time the ids are read anew: what writes into the database itself calls no hook. */
	private const MAX_AGE_S = 3600;

	/** Adds the hooks for a list that is resolved. */
	public static function register(): void {
		add_filter( 'posts_where', array( self::class, 'narrow' ), PHP_INT_MAX, 2 );
		add_filter( 'option_sticky_posts', array( self::class, 'sticky' ), PHP_INT_MAX );
	}

	/** Adds the hooks for changes. */
	public static function follow_changes(): void {
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'meta_changed' ), 10, 3 );
		}
		add_action( 'wp_insert_post', array( self::class, 'post_saved' ), 10, 2 );
	}

	/** Forgets the ids when a post's `noindex` changes. */
	public static function meta_changed( $meta_id, $id, $key ): void {
		if ( self::META === $key ) {
			delete_option( self::OPTION );
		}
	}

	/** Forgets the ids when a post gets or loses its password. */
	public static function post_saved( $id, $post ): void {
		if ( $post instanceof WP_Post && ( '' !== $post->post_password || in_array( $post->ID, self::stored() ?? array(), true ) ) ) {
			delete_option( self::OPTION );
		}
	}

	/** Narrows the main query of a list. */
	public static function narrow( $where, $query ) {
		$is_list = $query instanceof WP_Query && $query->is_main_query() && ! $query->is_singular() && is_string( $where );
		return $is_list ? $where . ' AND ' . self::where() : $where;
	}

	/** Leaves out sticky posts that lists do not have: WordPress reads them apart from the main query. */
	public static function sticky( $ids ) {
		return is_array( $ids ) ? array_values( array_diff( array_map( 'intval', $ids ), self::unlisted() ) ) : $ids;
	}

	/** Returns the condition in SQL. */
	public static function where(): string {
		global $wpdb;
		$ids = self::unlisted();
		return array() === $ids ? '1 = 1' : "{$wpdb->posts}.ID NOT IN (" . implode( ',', $ids ) . ')';
	}

	/** @return int[] The ids of the posts that lists leave out. */
	public static function unlisted(): array {
		$stored = self::stored();
		if ( null !== $stored ) {
			return $stored;
		}
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no query for it.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_password <> '' UNION SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = '1'", self::META ) ) );
		update_option(
			self::OPTION,
			array(
				'ids' => $ids,
				'at'  => time(),
			)
		);
		return $ids;
	}

	/** @return int[]|null The stored ids; null when there are none, or they are too old. */
	private static function stored(): ?array {
		$stored = get_option( self::OPTION );
		$is_new = is_array( $stored ) && is_array( $stored['ids'] ?? null ) && time() - (int) ( $stored['at'] ?? 0 ) < self::MAX_AGE_S;
		return $is_new ? $stored['ids'] : null;
	}
}
