<?php
/**
 * What a resolve request must not do.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Error;

/**
 * Disables, for this request, everything that would leave a trace or is for a reader of the page.
 */
final class Quiet {

	/**
	 * Adds the hooks. Before WordPress's "init".
	 */
	public static function register(): void {
		// The request is anonymous: a login that another plugin finds in a header would show drafts.
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		// With nothing to do, WP-Cron is not started.
		add_filter( 'pre_get_ready_cron_jobs', '__return_empty_array', PHP_INT_MAX );
		add_filter( 'pre_http_request', array( self::class, 'no_request' ), PHP_INT_MAX );
		add_filter( 'faustwp_get_setting', array( self::class, 'as_without_faust' ), PHP_INT_MAX, 2 );
		// A block theme's templates are posts, queried once for each kind; the candidates' names are known before.
		add_filter( 'pre_get_block_templates', '__return_empty_array', PHP_INT_MAX );
		self::not_for_caches();
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

	/**
	 * Defines the constant that page caches check: they would store the response as the page.
	 */
	private static function not_for_caches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- the caches' own name.
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
