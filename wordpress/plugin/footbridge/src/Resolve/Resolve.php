<?php
/**
 * The resolve route: what would WordPress itself respond?
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Settings\Settings;
use WP_Error;
use WP_REST_Request;

/**
 * `GET /wp-json/footbridge/v1/resolve?path=…`, signed over the path.
 *
 * Turns a signed question into the request that a reader would have sent, before WordPress has parsed it. WordPress
 * then handles that request: the result comes from its own rewrite rules, main query, redirects and template filters.
 * So the question never reaches the REST API, which refuses everything else.
 */
final class Resolve {

	/**
	 * Hooks the route in. Called on plugins_loaded, before WordPress reads the request.
	 */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
		// phpcs:ignore WordPress.Security -- The signature replaces the nonce; WordPress must read the request as is.
		$question = Question::of_request( $_SERVER, $_GET, self::home_path(), rest_get_url_prefix() );
		if ( null !== $question && null === $question->refusal( Settings::secret() ) ) {
			self::visit( $question->path );
		}
	}

	/**
	 * Registers the route with the REST API.
	 */
	public static function add_route(): void {
		register_rest_route(
			Question::ROUTE_NAMESPACE,
			Question::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'too_late' ),
				'permission_callback' => array( self::class, 'refuse' ),
			)
		);
	}

	/**
	 * Returns why a question is refused.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_Error|true
	 */
	public static function refuse( WP_REST_Request $request ) {
		$question = new Question( $request->get_param( 'path' ), $request->get_header( 'x-footbridge-timestamp' ), $request->get_header( 'x-footbridge-signature' ) );
		$status   = $question->refusal( Settings::secret() );
		if ( null === $status ) {
			return true;
		}
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		return self::error( $status );
	}

	/**
	 * Returns the error for a valid question that was not recognized in time: it was sent from within WordPress, or to
	 * an address that this WordPress does not know as its own.
	 *
	 * @return WP_Error
	 */
	public static function too_late(): WP_Error {
		return new WP_Error( 'footbridge_resolve', __( 'This route answers requests only that reach WordPress under its own path.', 'footbridge' ), array( 'status' => 404 ) );
	}

	/**
	 * Has WordPress handle the path instead of the question.
	 *
	 * @param string $path Path and query.
	 */
	private static function visit( string $path ): void {
		Quiet::register();
		$visit = new Visit( $path, home_url( '/' ) );
		// WordPress adds its slashes to these later in its start, as to any request's.
		$_SERVER  = $visit->server( $_SERVER );
		$_GET     = $visit->query();
		$_REQUEST = $_GET;
		$_POST    = array();
		$_COOKIE  = array();
		$_FILES   = array();
		// A plugin may have read the current user before.
		wp_set_current_user( 0 );
		( new Watch( new Links( array( home_url( '/' ), site_url( '/' ), Settings::front_end() ) ) ) )->start();
	}

	/**
	 * Path of the front page without the slash at its end.
	 */
	private static function home_path(): string {
		return rtrim( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ), '/' );
	}

	/**
	 * A refusal in words.
	 *
	 * @param int $status HTTP status.
	 */
	private static function error( int $status ): WP_Error {
		$messages = array(
			400 => __( 'The path has to begin with a slash, and hold no control characters, no more than 8,000 characters and 500 variables.', 'footbridge' ),
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
