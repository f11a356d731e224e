<?php

declare( strict_types=1 );

namespace Footbridge;

use Footbridge\Settings\Settings;
use WP_Error;

/** Registers routes below `/wp-json/footbridge/v1`, also those that only a request signed with the shared secret reads. */
final class Rest {
	public const ROUTE_NAMESPACE = 'footbridge/v1';

	/**
	 * @param non-falsy-string                    $path      The route's path, with a leading slash.
	 * @param array<string, array<string, mixed>> $arguments What WordPress checks of the request.
	 */
	public static function add( string $method, string $path, callable $callback, callable $permission, array $arguments = array() ): void {
		$route = array(
			'methods'             => $method,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $arguments,
		);
		add_action( 'rest_api_init', static fn() => register_rest_route( self::ROUTE_NAMESPACE, $path, $route ) );
	}

	/** @param non-falsy-string $path The path of a GET route for signed requests. */
	public static function add_signed( string $path, callable $callback ): void {
		self::add( 'GET', $path, $callback, static fn() => self::permission( $path ) );
	}

	/** @return WP_Error|true Whether the current request signs its route. */
	public static function permission( string $path ) {
		return self::refusal( self::signed( $path ) ) ?? true;
	}

	/** Returns the text that a request for a route signs. It is no path and no JSON, as the resolve route and webhooks sign. */
	public static function signed( string $path ): string {
		return 'GET ' . self::ROUTE_NAMESPACE . $path;
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
