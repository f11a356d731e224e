<?php
/**
 * What a resolve request must not do.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Error;
use WP_Query;

/**
 * Disables, for this request, everything that would leave a trace or would change the answer.
 */
final class Quiet {

	/**
	 * Adds the hooks.
	 */
	public static function register(): void {
		add_filter( 'pre_http_request', array( self::class, 'no_request' ), PHP_INT_MAX );
		add_filter( 'faustwp_get_setting', array( self::class, 'as_without_faust' ), PHP_INT_MAX, 2 );
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		add_action( 'pre_get_posts', array( self::class, 'without_caches' ), PHP_INT_MAX );
		add_filter( 'posts_orderby', array( self::class, 'in_one_order' ), PHP_INT_MAX, 2 );
		// A block theme's templates are posts, queried once for each kind; the candidates' names are known before.
		add_filter( 'pre_get_block_templates', '__return_empty_array', PHP_INT_MAX );
	}

	/**
	 * Instead of a request to anywhere.
	 *
	 * @return WP_Error
	 */
	public static function no_request(): WP_Error {
		return new WP_Error( 'footbridge_quiet', 'No requests are sent while an address is resolved.' );
	}

	/**
	 * Loads no meta and terms of a list's posts: an answer has their ids only.
	 *
	 * @param mixed $query A query.
	 */
	public static function without_caches( $query ): void {
		if ( $query instanceof WP_Query && $query->is_main_query() ) {
			$query->set( 'update_post_term_cache', false );
			$query->set( 'update_post_meta_cache', $query->is_singular() );
		}
	}

	/**
	 * Orders posts of the same second by id: the database returns them in any order, another one for each page of a list.
	 *
	 * @param mixed $order The order in SQL.
	 * @param mixed $query A query.
	 * @return mixed
	 */
	public static function in_one_order( $order, $query ) {
		$is_by_date = $query instanceof WP_Query && $query->is_main_query() && is_string( $order ) && 1 === preg_match( '/^(\w+)\.post_date (ASC|DESC)$/D', $order, $found );
		return $is_by_date ? "$order, {$found[1]}.ID {$found[2]}" : $order;
	}

	/**
	 * FaustWP's settings with its redirect to the front end and its rewriting of links off.
	 *
	 * The first would redirect every question. The second gives posts the front end's host, which WordPress's own
	 * redirects treat as another site's and then skip.
	 *
	 * @param mixed $value The setting.
	 * @param mixed $name  Its name.
	 * @return mixed
	 */
	public static function as_without_faust( $value, $name ) {
		return in_array( $name, array( 'enable_redirects', 'enable_rewrites' ), true ) ? '0' : $value;
	}
}
