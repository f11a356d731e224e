<?php

declare( strict_types=1 );

namespace Footbridge;

/**
 * The front end's own authorization, behind a login of the web server. A web server's login (HTTP basic authentication)
 * takes the header `Authorization`. The front end then sends its own in `X-Footbridge-Authorization`, or `none`: without
 * it WordPress would take the web server's user for one of its own.
 */
final class Authorization {
	private const HEADER = 'HTTP_X_FOOTBRIDGE_AUTHORIZATION';

	/**
	 * Puts the front end's authorization in the place of the web server's, before WordPress reads it. It grants nothing that
	 * the header `Authorization` would not.
	 */
	public static function restore(): void {
		$own = $_SERVER[ self::HEADER ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As the header that it replaces.
		if ( ! is_string( $own ) ) {
			return;
		}
		unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['HTTP_AUTHORIZATION'], $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] );
		if ( 'none' !== $own ) {
			$_SERVER['HTTP_AUTHORIZATION'] = $own;
		}
	}
}
