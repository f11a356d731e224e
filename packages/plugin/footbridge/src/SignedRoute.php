<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;
use WP_Error;
use WP_REST_Request;

/**
 * Checks requests for routes that only the front end's owner may read. A REST route below `/wp-json/footbridge/v1` that
 * only a request signed with the shared secret reads.
 */
final class SignedRoute {
	private const ROUTE_NAMESPACE = 'footbridge/v1';

	/**
	 * Registers a GET route.
	 *
	 * @param non-falsy-string $route    Its path below the namespace, with a leading slash.
	 * @param callable         $callback Returns the response.
	 */
	public static function register( string $route, callable $callback ): void {
		$add = static function () use ( $route, $callback ): void {
			register_rest_route(
				self::ROUTE_NAMESPACE,
				$route,
				array(
					'methods'             => 'GET',
					'callback'            => $callback,
					'permission_callback' => static function ( WP_REST_Request $request ) use ( $route ) {
						return self::permission( $request, $route );
					},
				)
			);
		};
		add_action( 'rest_api_init', $add );
	}

	/**
	 * Returns the text that a request for a route signs. It is no path and no JSON, so that no signature of the resolve
	 * route or of a webhook is valid for it.
	 */
	public static function signed( string $route ): string {
		return 'GET ' . self::ROUTE_NAMESPACE . $route;
	}

	/**
	 * Checks a request's signature.
	 *
	 * @return WP_Error|true
	 */
	public static function permission( WP_REST_Request $request, string $route ) {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		$secret = Settings::secret();
		if ( '' === $secret ) {
			return new WP_Error( 'footbridge_no_secret', __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 503 ) );
		}
		$timestamp = (string) $request->get_header( Signature::HEADER_TIMESTAMP );
		$signature = (string) $request->get_header( Signature::HEADER_SIGNATURE );
		if ( Signature::verify( self::signed( $route ), $timestamp, $signature, $secret ) ) {
			return true;
		}
		return new WP_Error( 'footbridge_signature', __( 'The signature is not that of this route and secret, or it is too old.', 'footbridge' ), array( 'status' => 401 ) );
	}
}
