<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

/** Reads `X-GraphQL-Preview` and `X-Footbridge-Token` of a request, and sends `X-Footbridge-Preview`. */
final class Header {
	/** Response header: `all`, `text` for an autosave without the other values, `none` without one, `refused` with a wrong token. */
	private const NAME = 'X-Footbridge-Preview';

	/** Returns the id of the post that the request's header names; 0 without one. */
	public static function requested(): int {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only digits are read.
		$header = $_SERVER['HTTP_X_GRAPHQL_PREVIEW'] ?? '';
		return is_string( $header ) && 1 === preg_match( '/(?:^|,)\s*database_id=(\d{1,12})\s*(?:,|$)/', $header, $found ) ? (int) $found[1] : 0;
	}

	/** Returns the request's token; null without the header. */
	public static function token(): ?string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Token::read() validates it.
		$token = $_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] ?? null;
		return is_string( $token ) ? $token : null;
	}

	/** Adds the response header. */
	public static function answer( string $what ): void {
		add_filter( 'graphql_response_headers_to_send', static fn( $headers ) => is_array( $headers ) ? array( self::NAME => $what ) + $headers : $headers );
	}

	/** Adds the request header to `Vary`, and forbids caches to store a preview. WPGraphQL 2.21 does so itself. */
	public static function caching( $headers ) {
		if ( ! is_array( $headers ) ) {
			return $headers;
		}
		if ( false === stripos( (string) ( $headers['Vary'] ?? '' ), 'X-GraphQL-Preview' ) ) {
			$headers['Vary'] = ltrim( ( $headers['Vary'] ?? '' ) . ', X-GraphQL-Preview', ', ' );
		}
		if ( self::requested() > 0 || null !== self::token() ) {
			$headers['Cache-Control'] = 'no-store, private';
		}
		return $headers;
	}
}
