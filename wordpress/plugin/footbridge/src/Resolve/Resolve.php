<?php
/**
 * The resolve route: what would WordPress itself respond?
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Settings\Settings;
use Footbridge\Signature;
use WP;
use WP_Error;
use WP_Query;

/**
 * `GET /wp-json/footbridge/v1/resolve?path=…`, signed over the path.
 *
 * WordPress handles the path as an anonymous reader's request: the result comes from its own rewrite rules, main query,
 * redirects and template filters.
 */
final class Resolve {

	private const ROUTE_NAMESPACE = 'footbridge/v1';
	private const ROUTE           = '/resolve';

	/**
	 * Adds the hooks: the path is answered before WordPress's REST API, in which there is no home page.
	 */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
		add_action( 'parse_request', array( self::class, 'answer' ), 1 );
	}

	/**
	 * Registers the route with the REST API.
	 */
	public static function add_route(): void {
		register_rest_route(
			self::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'refuse' ),
				'permission_callback' => array( self::class, 'refuse' ),
			)
		);
	}

	/**
	 * Refuses what answer() has not answered.
	 *
	 * @return WP_Error
	 */
	public static function refuse(): WP_Error {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		return self::error( self::question()->refusal( Settings::secret() ) ?? 404 );
	}

	/**
	 * Has WordPress handle the path, if its signature is valid. Watch sends the response and ends the process, so the
	 * objects of the request for the route are not needed again.
	 *
	 * @param WP $wp The request.
	 */
	public static function answer( WP $wp ): void {
		if ( '/' . self::ROUTE_NAMESPACE . self::ROUTE !== untrailingslashit( $wp->query_vars['rest_route'] ?? '' ) ) {
			return;
		}
		$question = self::question();
		if ( null !== $question->refusal( Settings::secret() ) ) {
			return;
		}
		$address = new Address( $question->path );
		$visit   = new Visit( $address, $wp->public_query_vars );
		Quiet::register();
		( new Canonical( $address ) )->register();
		wp_set_current_user( 0 );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Conditional tags and the template hierarchy read WordPress's globals.
		$GLOBALS['wp']           = $visit;
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		// phpcs:enable
		( new Watch( new Links( array( home_url( '/' ), site_url( '/' ), Settings::front_end() ) ) ) )->start();
		$visit->main();
		load_template( constant( 'ABSPATH' ) . 'wp-includes/template-loader.php' );
	}

	/**
	 * Returns the path in the request, with its signature. Other parameters are not signed, and WordPress would read
	 * them as the path's: with them there is no path.
	 */
	private static function question(): Question {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The signature of the unchanged path is verified instead.
		$path  = array() === array_diff_key( $_GET, array_flip( array( 'path', 'rest_route' ) ) ) ? wp_unslash( $_GET['path'] ?? '' ) : '';
		$proof = array();
		foreach ( array( Signature::HEADER_TIMESTAMP, Signature::HEADER_SIGNATURE ) as $header ) {
			$proof[] = wp_unslash( $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) ] ?? '' );
		}
		// phpcs:enable
		return new Question( $path, ...$proof );
	}

	/**
	 * A refusal in words.
	 *
	 * @param int $status HTTP status.
	 */
	private static function error( int $status ): WP_Error {
		$messages = array(
			400 => __( 'The path must begin with a slash, contain no control characters, at most 8,000 characters and 500 variables, and be the only parameter.', 'footbridge' ),
			404 => __( 'This route answers GET requests only that reach WordPress under its own address.', 'footbridge' ),
			401 => __( 'The signature is not that of this path and secret, or it is too old.', 'footbridge' ),
			503 => __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ),
		);
		$codes    = array(
			400 => 'footbridge_path',
			401 => 'footbridge_signature',
			503 => 'footbridge_no_secret',
		);
		return new WP_Error( $codes[ $status ] ?? 'footbridge_resolve', $messages[ $status ] ?? '', array( 'status' => $status ) );
	}
}
