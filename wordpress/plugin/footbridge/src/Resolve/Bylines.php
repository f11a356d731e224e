<?php
/**
 * The articles that name a contributor.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Query;

/**
 * A profile lists the posts and pages whose byline names the contributor, the newest first, without those that lists leave
 * out: protected ones and those with `noindex`. It has further pages (`/page/2/`), which WordPress's own lists have.
 */
final class Bylines {

	public const TYPE = 'contributor';

	/**
	 * The byline's fields, as ACF stores them.
	 */
	public const FIELDS = array( 'author', 'editor', 'reviewer' );

	/**
	 * Types that have bylines.
	 */
	public const OF_TYPES = array( 'post', 'page' );

	/**
	 * Ids of all articles of the queried contributor; null before they are read.
	 *
	 * @var list<int>|null
	 */
	private static $ids;

	/**
	 * Adds the hooks for a profile's further pages.
	 */
	public static function register(): void {
		add_filter( 'pre_handle_404', array( self::class, 'end' ), PHP_INT_MAX - 1, 2 );
		add_filter( 'redirect_canonical', array( self::class, 'stay' ), PHP_INT_MAX );
	}

	/**
	 * A profile has no page beyond its last one.
	 *
	 * @param mixed $is_handled Whether a plugin has set the status.
	 * @param mixed $query      The main query.
	 * @return mixed
	 */
	public static function end( $is_handled, $query ) {
		$list = $query instanceof WP_Query && $query->is_singular( self::TYPE ) && (int) $query->get( 'paged' ) > 1 ? self::of( $query ) : null;
		if ( null === $list || array() !== $list['ids'] ) {
			return $is_handled;
		}
		$query->set_404();
		status_header( 404 );
		return true;
	}

	/**
	 * WordPress redirects the further pages of a text to the text.
	 *
	 * @param mixed $target Where it redirects to.
	 * @return mixed
	 */
	public static function stay( $target ) {
		return is_singular( self::TYPE ) && (int) get_query_var( 'paged' ) > 1 ? false : $target;
	}

	/**
	 * Returns the articles on a page of a profile, and how many there are; null for what is no profile.
	 *
	 * @param WP_Query $query The main query.
	 * @return array{ ids: list<int>, found: int }|null
	 */
	public static function of( WP_Query $query ): ?array {
		if ( ! $query->is_singular( self::TYPE ) ) {
			return null;
		}
		self::$ids = self::$ids ?? self::read( $query->get_queried_object_id() );
		$size      = self::page_size();
		return array(
			'ids'   => array_slice( self::$ids, ( max( 1, (int) $query->get( 'paged' ) ) - 1 ) * $size, $size ),
			'found' => count( self::$ids ),
		);
	}

	/**
	 * Returns how many articles a page has.
	 */
	public static function page_size(): int {
		return max( 1, (int) get_option( 'posts_per_page' ) );
	}

	/**
	 * Returns the ids of the articles that name a contributor.
	 *
	 * @param int $contributor The contributor.
	 * @return list<int>
	 */
	private static function read( int $contributor ): array {
		global $wpdb;
		$fields = implode( "', '", self::FIELDS );
		$types  = implode( "', '", self::OF_TYPES );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- WordPress's own query would join the meta once for each field; the names are constants.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post.ID FROM {$wpdb->posts} post JOIN {$wpdb->postmeta} named ON named.post_id = post.ID AND named.meta_key IN ('{$fields}') AND named.meta_value = %s LEFT JOIN {$wpdb->postmeta} hidden ON hidden.post_id = post.ID AND hidden.meta_key = 'noindex' AND hidden.meta_value = '1' WHERE post.post_type IN ('{$types}') AND post.post_status = 'publish' AND post.post_password = '' AND hidden.meta_id IS NULL ORDER BY post.post_date DESC, post.ID DESC", (string) $contributor ) );
		return array_map( 'intval', array_values( $found ) );
	}
}
