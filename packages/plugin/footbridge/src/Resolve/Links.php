<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/** Removes the site's own host, and the folder of its installation, from WordPress's addresses. */
final class Links {
	/** @var array<string, string> Host, with the port where it is unusual, of each of the site's addresses; and the folder there. */
	private array $folders = array();

	/** "http:" or "https:", as the first of the addresses has it. */
	private string $scheme = 'https:';

	/** @param string[] $own Addresses under which the site is known: WordPress's own, the front end's. Empty ones are passed over. */
	public function __construct( array $own ) {
		foreach ( $own as $address ) {
			$parts = $this->parts( $address );
			if ( isset( $parts['host'] ) ) {
				$this->scheme   = array() === $this->folders && isset( $parts['scheme'] ) ? $parts['scheme'] . ':' : $this->scheme;
				$this->folders += array( $this->host( $parts ) => rtrim( (string) ( $parts['path'] ?? '' ), '/' ) );
			}
		}
	}

	/** @param string|false|null $address WordPress's: a path if it is of this site; null for none. */
	public function path( $address ): ?string {
		if ( ! is_string( $address ) || '' === $address ) {
			return null;
		}
		$parts = $this->parts( $address );
		$host  = isset( $parts['host'] ) ? $this->host( $parts ) : (string) key( $this->folders );
		if ( array() === $parts || ! isset( $this->folders[ $host ] ) ) {
			// "//example.org/" would pass for a path.
			return 0 === strpos( $address, '//' ) ? $this->scheme . $address : $address;
		}
		$path = $this->below( (string) ( $parts['path'] ?? '/' ), $this->folders[ $host ] );
		return $path . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ) . ( isset( $parts['fragment'] ) ? '#' . $parts['fragment'] : '' );
	}

	/** A path below a folder. */
	private function below( string $path, string $folder ): string {
		if ( '' !== $folder && ( $path === $folder || 0 === strpos( $path, "$folder/" ) ) ) {
			$path = substr( $path, strlen( $folder ) );
		}
		return '' === $path ? '/' : $path;
	}

	/** @return array<string, int|string> */
	private function parts( string $address ): array {
		$parts = parse_url( $address ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- tested without WordPress.
		return is_array( $parts ) ? $parts : array();
	}

	/** @param array<string, int|string> $parts For host and port as they are compared: http and https are one site. */
	private function host( array $parts ): string {
		return strtolower( (string) $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
