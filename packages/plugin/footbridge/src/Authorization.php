<?php

declare( strict_types=1 );

namespace Footbridge;

/**
 * The front end's own authorization, behind a login of the web server, which takes the header `Authorization`. The front end
 * then sends its own in `X-Footbridge-Authorization`, or `none`.
 */
final class Authorization {
	private const HEADER = 'HTTP_X_FOOTBRIDGE_AUTHORIZATION';

	/** Puts it in the place of the web server's, before WordPress reads that. It grants nothing that `Authorization` would not. */
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
