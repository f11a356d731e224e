<?php

declare( strict_types=1 );

namespace Footbridge;

/** Registers routes below `/wp-json/footbridge/v1`. */
final class Rest {
	public const ROUTE_NAMESPACE = 'footbridge/v1';

	/**
	 * Registers a route.
	 *
	 * @param non-falsy-string                    $path      Its path, with a leading slash.
	 * @param array<string, array<string, mixed>> $arguments What WordPress checks of the request.
	 */
	public static function add( string $method, string $path, callable $callback, callable $permission, array $arguments = array() ): void {
		register_rest_route(
			self::ROUTE_NAMESPACE,
			$path,
			array(
				'methods'             => $method,
				'callback'            => $callback,
				'permission_callback' => $permission,
				'args'                => $arguments,
			)
		);
	}
}
