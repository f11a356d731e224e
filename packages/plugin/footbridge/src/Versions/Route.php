<?php
/**
 * Reports outdated versions to the front end.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Versions;

use Footbridge\SignedRoute;
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
		return SignedRoute::permission( $request, self::SIGNED );
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
