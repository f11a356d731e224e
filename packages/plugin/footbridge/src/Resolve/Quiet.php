<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Error;
use WP_Query;

/** Disables, for this request, everything that would leave a trace or would change the answer. */
final class Quiet {
	/** WordPress's own callbacks at "init" that only matter to what a page shows, and its cron, which other requests start. */
	private const DROPPED = array( 'wp_cron', 'wp_widgets_init', '_register_core_block_patterns_and_categories', '_register_theme_block_patterns', 'register_core_block_types_from_metadata', '_wp_register_default_icons', '_wp_register_default_font_collections', 'WP_Block_Supports::init' );

	public static function register(): void {
		// The constant that caching plugins look at: they may store a page under the address that is resolved.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Theirs.
		add_action( 'init', array( self::class, 'without_looks' ), PHP_INT_MIN );
		// Their registries are large; a plugin may register its own all the same.
		remove_all_actions( 'wp_default_scripts' );
		remove_all_actions( 'wp_default_styles' );
		add_filter( 'pre_http_request', array( self::class, 'no_request' ), PHP_INT_MAX );
		add_filter( 'faustwp_get_setting', array( self::class, 'as_without_faust' ), PHP_INT_MAX, 2 );
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		add_action( 'pre_get_posts', array( self::class, 'without_caches' ), PHP_INT_MAX );
		add_filter( 'posts_orderby', array( self::class, 'in_one_order' ), PHP_INT_MAX, 2 );
		// A block theme's templates are posts, queried once for each kind; the candidates' names are known before.
		add_filter( 'pre_get_block_templates', '__return_empty_array', PHP_INT_MAX );
	}

	/** Removes the blocks, patterns and widgets of WordPress itself: nothing is rendered. */
	public static function without_looks(): void {
		global $wp_filter;
		foreach ( $wp_filter['init']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$name = is_array( $callback['function'] ) && is_string( $callback['function'][0] ) ? implode( '::', $callback['function'] ) : $callback['function'];
				if ( is_string( $name ) && ( in_array( $name, self::DROPPED, true ) || 0 === strpos( $name, 'register_block_core_' ) ) ) {
					remove_action( 'init', $callback['function'], $priority );
				}
			}
		}
	}

	/** Instead of a request to anywhere. */
	public static function no_request(): WP_Error {
		return new WP_Error( 'footbridge_quiet', 'No requests are sent while an address is resolved.' );
	}

	/** Loads no meta and terms of a list's posts: an answer has their ids only. */
	public static function without_caches( $query ): void {
		if ( $query instanceof WP_Query && $query->is_main_query() ) {
			$query->set( 'update_post_term_cache', false );
			$query->set( 'update_post_meta_cache', $query->is_singular() );
		}
	}

	/** Orders posts of the same second by id: the database returns them in any order, another one for each page of a list. */
	public static function in_one_order( $order, $query ) {
		$is_by_date = $query instanceof WP_Query && $query->is_main_query() && is_string( $order ) && 1 === preg_match( '/^(\w+)\.post_date (ASC|DESC)$/D', $order, $found );
		return $is_by_date ? "$order, {$found[1]}.ID {$found[2]}" : $order;
	}

	/**
	 * Returns FaustWP's settings without its redirect to the front end, and without its rewriting of links: with the front end's
	 * host WordPress's own redirects would treat posts as another site's.
	 */
	public static function as_without_faust( $value, $name ) {
		return in_array( $name, array( 'enable_redirects', 'enable_rewrites' ), true ) ? '0' : $value;
	}
}
