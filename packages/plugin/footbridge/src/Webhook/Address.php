<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** WordPress's links as paths, whatever host they have: FaustWP may have replaced it with the front end's. */
final class Address {
	/** Returns the path of a link, below the site's home; null for no link, and for one that is only a query (`?p=12`). */
	public static function of( $url ): ?string {
		$parts = is_string( $url ) && '' !== $url ? wp_parse_url( $url ) : false;
		if ( ! is_array( $parts ) || isset( $parts['query'] ) ) {
			return null;
		}
		$path = $parts['path'] ?? '/';
		$home = rtrim( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ), '/' );
		if ( '' !== $home && 0 === strpos( "$path/", "$home/" ) ) {
			$path = substr( $path, strlen( $home ) );
		}
		return '/' . ltrim( $path, '/' );
	}

	/**
	 * @param array<mixed> $urls Link functions' results.
	 * @return list<string> The paths of several links, each once.
	 */
	public static function all( array $urls ): array {
		return array_values( array_unique( array_filter( array_map( array( self::class, 'of' ), $urls ), 'is_string' ) ) );
	}
}
