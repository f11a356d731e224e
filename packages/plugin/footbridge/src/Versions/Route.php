<?php
/**
 * Reports outdated versions to the front end.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Versions;

use Footbridge\Settings\Settings;
use Footbridge\Signature;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET /wp-json/footbridge/v1/versions`, signed: versions are nothing for strangers.
 */
final class Route {
	private const ROUTE_NAMESPACE = 'footbridge/v1';
	private const ROUTE           = '/versions';

	/**
	 * The signed text. It is no path and no JSON, so that no signature of the resolve route or of a webhook is valid
	 * here.
	 */
	public const SIGNED = 'GET footbridge/v1/versions';

	/**
	 * Adds the hook.
	 *
	 * @since 1.0.0
	 */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add' ) );
	}

	/**
	 * Registers the route.
	 *
	 * @since 1.0.0
	 */
	public static function add(): void {
		register_rest_route(
			self::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( self::class, 'permission' ),
			)
		);
	}

	/**
	 * Checks the signature.
	 *
	 * @since 1.0.0
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_Error|true
	 */
	public static function permission( WP_REST_Request $request ) {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		$secret = Settings::secret();
		if ( '' === $secret ) {
			return new WP_Error( 'footbridge_no_secret', __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 503 ) );
		}
		$timestamp = (string) $request->get_header( Signature::HEADER_TIMESTAMP );
		$signature = (string) $request->get_header( Signature::HEADER_SIGNATURE );
		if ( Signature::verify( self::SIGNED, $timestamp, $signature, $secret ) ) {
			return true;
		}
		return new WP_Error( 'footbridge_signature', __( 'The signature is not that of this route and secret, or it is too old.', 'footbridge' ), array( 'status' => 401 ) );
	}

	/**
	 * Returns the installed versions with their floors, what is too old, and which field groups clash with the model's.
	 *
	 * @since 1.0.0
	 */
	public static function answer(): WP_REST_Response {
		$versions = Installed::versions();
		return new WP_REST_Response(
			array(
				'findings'  => Doctor::findings( $versions ),
				'installed' => Doctor::installed( $versions ),
				'clashes'   => Clashes::found(),
			)
		);
	}
}
