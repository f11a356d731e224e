<?php
/**
 * Which posts the site's lists have.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Query;

/**
 * Lists leave out protected posts and those with `noindex`; later ones move up.
 */
final class Listed {

	/**
	 * The sticky posts that lists have; null before they are read.
	 *
	 * @var int[]|null
	 */
	private static $sticky;

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_filter( 'posts_where', array( self::class, 'narrow' ), PHP_INT_MAX, 2 );
		add_filter( 'option_sticky_posts', array( self::class, 'sticky' ), PHP_INT_MAX );
	}

	/**
	 * Narrows the main query of a list.
	 *
	 * @param mixed $where The conditions in SQL.
	 * @param mixed $query A query.
	 * @return mixed
	 */
	public static function narrow( $where, $query ) {
		$is_list = $query instanceof WP_Query && $query->is_main_query() && ! $query->is_singular() && is_string( $where );
		return $is_list ? $where . ' AND ' . self::where() : $where;
	}

	/**
	 * Leaves out sticky posts that lists do not have: WordPress reads them apart from the main query.
	 *
	 * @param mixed $ids The sticky posts.
	 * @return mixed
	 */
	public static function sticky( $ids ) {
		global $wpdb;
		$ids = array_map( 'intval', is_array( $ids ) ? $ids : array() );
		if ( null === self::$sticky && array() !== $ids ) {
			$any   = implode( ', ', $ids );
			$where = self::where();
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The ids are numbers.
			self::$sticky = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE ID IN ({$any}) AND {$where}" ) );
		}
		return array_values( array_intersect( $ids, self::$sticky ?? array() ) );
	}

	/**
	 * Returns the condition in SQL.
	 */
	public static function where(): string {
		global $wpdb;
		return "{$wpdb->posts}.post_password = '' AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} hidden WHERE hidden.post_id = {$wpdb->posts}.ID AND hidden.meta_key = 'noindex' AND hidden.meta_value = '1' )";
	}
}
