<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Addresses as the front end knows them. Turns WordPress's links into paths, whatever host they have: FaustWP may have
 * replaced it with the front end's.
 */
final class Address {
	/**
	 * The path of a link, below the site's home.
	 *
	 * @param mixed  $url  A link function's result; it may be an error or false.
	 * @param string $home Path of the site's home, for a WordPress in a folder.
	 * @return string|null Null for no link, and for one that is only a query (a draft's `?p=12`).
	 */
	public static function path( $url, string $home = '' ): ?string {
		if ( ! is_string( $url ) || '' === $url ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- Pure, so that it is tested without WordPress.
		$parts = parse_url( $url );
		if ( ! is_array( $parts ) || isset( $parts['query'] ) ) {
			return null;
		}
		$path = $parts['path'] ?? '/';
		$home = rtrim( $home, '/' );
		if ( '' !== $home && 0 === strpos( $path . '/', $home . '/' ) ) {
			$path = substr( $path, strlen( $home ) );
		}
		return '/' . ltrim( (string) $path, '/' );
	}

	/** As path(), for this site. */
	public static function of( $url ): ?string {
		return self::path( $url, (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) );
	}

	/**
	 * Addresses of several links.
	 *
	 * @param iterable<mixed> $urls Link functions' results.
	 * @return list<string>
	 */
	public static function all( iterable $urls ): array {
		$paths = array();
		foreach ( $urls as $url ) {
			$path = self::of( $url );
			if ( null !== $path ) {
				$paths[] = $path;
			}
		}
		return array_values( array_unique( $paths ) );
	}
}
