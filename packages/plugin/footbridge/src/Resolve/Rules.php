<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Model\Declaration;
use Footbridge\Model\TypeNames;

/**
 * The editors' redirect rules, for addresses where WordPress finds nothing. Letters match in any case and Unicode form. A
 * rule with a query matches addresses that have its variables, and wins over one without; of equal rules the later one
 * wins. What no rule names of the query is passed on to a path without a query.
 */
final class Rules {
	/** ACF's names of the options: `options_rules_3_source`. */
	private const OPTION = '/^options_rules_(\d+)_(source|destination|permanent)$/D';

	private Links $links;

	/** @var list<array{ source: Address, destination: string, status: int }>|null The rules in their order; null before they are read. */
	private ?array $rules = null;

	public function __construct( Links $links ) {
		$this->links = $links;
	}

	/** @return array{ location: string, status: int }|null Null when no rule matches, or it leads to the address itself. */
	public function match( Address $address ): ?array {
		$path  = self::folded( $address->path );
		$found = null;
		$most  = 0;
		foreach ( $this->all() as $rule ) {
			$variables = count( $rule['source']->query );
			if ( $variables >= $most && self::folded( $rule['source']->path ) === $path && self::has( $address->query, $rule['source']->query ) ) {
				$found = $rule;
				$most  = $variables;
			}
		}
		if ( null === $found ) {
			return $this->match_archive( $path );
		}
		$location = self::with_query( $found['destination'], array_diff_key( $address->query, $found['source']->query ) );
		$target   = new Address( $location );
		$is_loop  = '/' === $location[0] && self::folded( $target->path ) === $path && $target->query === $address->query;
		return $is_loop ? null : array(
			'location' => $location,
			'status'   => $found['status'],
		);
	}

	/** @return array{ location: string, status: int }|null From an archive of the model to that of the owner's type in its place. */
	private function match_archive( string $path ): ?array {
		foreach ( Declaration::post_types() as $name => $declared ) {
			$archive = $declared['archive'] === $path ? get_post_type_archive_link( TypeNames::key( $name ) ) : false;
			$target  = false === $archive ? null : $this->links->path( $archive );
			if ( null !== $target && trim( $target, '/' ) !== $path ) {
				return array(
					'location' => $target,
					'status'   => 301,
				);
			}
		}
		return null;
	}

	/** @return list<string> The names of the variables in the rules' sources, as they are written there. */
	public function variables(): array {
		$names = array();
		foreach ( $this->all() as $rule ) {
			foreach ( explode( '&', explode( '?', $rule['source']->uri, 2 )[1] ?? '' ) as $pair ) {
				$names[] = explode( '[', urldecode( explode( '=', $pair, 2 )[0] ), 2 )[0];
			}
		}
		return array_values( array_diff( array_unique( $names ), array( '' ) ) );
	}

	/** @return list<array{ source: Address, destination: string, status: int }> The valid rules. */
	private function all(): array {
		if ( null !== $this->rules ) {
			return $this->rules;
		}
		$this->rules = array();
		foreach ( self::rows() as $row ) {
			$source      = (string) $this->links->path( trim( $row['source'] ?? '' ) );
			$destination = (string) $this->links->path( trim( $row['destination'] ?? '' ) );
			if ( '' !== $source && ! preg_match( '~^(?:/|[a-z][a-z0-9+.-]*:)~i', $source ) ) {
				$source = "/$source";
			}
			if ( preg_match( '~^/(?!/)~', $source ) && preg_match( '~^(?:/(?![/\\\\])|https?://[^/])~i', $destination ) ) {
				$this->rules[] = array(
					'source'      => new Address( $source ),
					'destination' => $destination,
					'status'      => '0' === ( $row['permanent'] ?? '' ) ? 302 : 301,
				);
			}
		}
		return $this->rules;
	}

	/** @return array<int, array<string, string>> The rows of the options page, in one query instead of three for each. */
	private static function rows(): array {
		global $wpdb;
		$rows  = array();
		$count = (int) get_option( 'options_rules' );
		if ( $count <= 0 ) {
			return $rows;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no query for it.
		$options = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s", addcslashes( 'options_rules_', '_' ) . '%' ) );
		foreach ( (array) $options as $option ) {
			if ( preg_match( self::OPTION, $option->option_name, $found ) && (int) $found[1] < $count ) {
				$rows[ (int) $found[1] ][ $found[2] ] = (string) $option->option_value;
			}
		}
		ksort( $rows );
		return $rows;
	}

	/** Returns a path as it is compared: decoded, in composed Unicode and small letters. */
	private static function folded( string $path ): string {
		$text     = rawurldecode( $path );
		$composed = class_exists( \Normalizer::class ) ? \Normalizer::normalize( $text ) : $text;
		$text     = is_string( $composed ) ? $composed : $text;
		// WordPress has no substitute where PHP has no mbstring.
		return trim( function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text ), '/' );
	}

	/**
	 * @param array<int|string, mixed> $query  The query.
	 * @param array<int|string, mixed> $wanted The variables that it must have, with these values.
	 */
	private static function has( array $query, array $wanted ): bool {
		foreach ( $wanted as $name => $value ) {
			if ( ( $query[ $name ] ?? null ) !== $value ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<int|string, mixed> $query For a path of this site that has none. */
	private static function with_query( string $location, array $query ): string {
		if ( array() === $query || '/' !== $location[0] || false !== strpos( $location, '?' ) ) {
			return $location;
		}
		$parts = explode( '#', $location, 2 );
		return $parts[0] . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) . ( isset( $parts[1] ) ? "#{$parts[1]}" : '' );
	}
}
