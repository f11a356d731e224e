<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;
use WP_Error;

/** A REST route below `/wp-json/footbridge/v1` that only a request signed with the shared secret reads. */
final class SignedRoute {
	/**
	 * Registers a GET route.
	 *
	 * @param non-falsy-string $route Its path below the namespace, with a leading slash.
	 */
	public static function register( string $route, callable $callback ): void {
		add_action( 'rest_api_init', static fn() => Rest::add( 'GET', $route, $callback, static fn() => self::permission( $route ) ) );
	}

	/**
	 * Returns the text that a request for a route signs. It is no path and no JSON, so that no signature of the resolve
	 * route or of a webhook is valid for it.
	 */
	public static function signed( string $route ): string {
		return 'GET ' . Rest::ROUTE_NAMESPACE . $route;
	}

	/**
	 * Checks the signature of a request for a route.
	 *
	 * @return WP_Error|true
	 */
	public static function permission( string $route ) {
		return self::refusal( self::signed( $route ) ) ?? true;
	}

	/** Returns an error unless the current request signs a text. No cache stores the response. */
	public static function refusal( string $signed ): ?WP_Error {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		if ( '' === Settings::secret() ) {
			return new WP_Error( 'footbridge_no_secret', __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 503 ) );
		}
		return Signature::is_in_request( $signed ) ? null : new WP_Error( 'footbridge_signature', __( 'The signature is not that of this path and secret, or it is too old.', 'footbridge' ), array( 'status' => 401 ) );
	}
}
