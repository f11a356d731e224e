<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/**
 * Reads floors.json, the oldest versions that are safe to run: the table of docs/wordpress.md.
 *
 * @phpstan-type Floor array{key: string, name: string, level: 'refuse'|'warn', below: string, why: string, source: string}
 */
final class Floors {
	private const FILE = __DIR__ . '/../../floors.json';

	/**
	 * Returns the table's rows.
	 *
	 * @return list<Floor>
	 */
	public static function all(): array {
		static $floors = null;
		if ( null === $floors ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin itself.
			$content = is_readable( self::FILE ) ? json_decode( (string) file_get_contents( self::FILE ), true ) : null;
			$floors  = is_array( $content ) ? array_values( $content ) : array();
		}
		return $floors;
	}
}
