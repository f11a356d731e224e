<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

use Footbridge\Model\FieldGroups;

/** Finds field groups whose names in GraphQL keep the content model out of it. */
final class Clashes {
	/**
	 * @return list<array{name: string, title: string, problem: 'taken'|'hidden'|'inactive'}> The owner's groups with a name of the
	 *         model, the model's groups that are not in GraphQL, and plugins without which none is.
	 */
	public static function found(): array {
		if ( ! function_exists( 'acf_get_field_groups' ) ) {
			return array( self::clash( '', 'Advanced Custom Fields or Secure Custom Fields', 'inactive' ) );
		}
		if ( ! defined( 'WPGRAPHQL_FOR_ACF_VERSION' ) ) {
			return array( self::clash( '', 'WPGraphQL for ACF', 'inactive' ) );
		}
		$names   = FieldGroups::graphql_names();
		$by_name = array();
		foreach ( $names as $name ) {
			$by_name[ strtolower( $name ) ] = ucfirst( $name );
		}
		$clashes = array();
		foreach ( acf_get_field_groups() as $group ) {
			$key      = (string) ( $group['key'] ?? '' );
			$title    = (string) ( $group['title'] ?? '' );
			$is_shown = ! empty( $group['active'] ) && ! empty( $group['show_in_graphql'] );
			$name     = $names[ $key ] ?? null;
			if ( null !== $name && ! $is_shown ) {
				$clashes[] = self::clash( ucfirst( $name ), $title, 'hidden' );
			} elseif ( null === $name && $is_shown && isset( $by_name[ self::name( $group, $title ) ] ) ) {
				$clashes[] = self::clash( $by_name[ self::name( $group, $title ) ], $title, 'taken' );
			}
		}
		return $clashes;
	}

	/** @param array<string, mixed> $group For its own name in GraphQL or that of its title, in lower case without separators. */
	private static function name( array $group, string $title ): string {
		$own = $group['graphql_field_name'] ?? '';
		return strtolower( (string) preg_replace( '/[^a-z0-9]/i', '', is_string( $own ) && '' !== $own ? $own : $title ) );
	}

	/**
	 * @param 'taken'|'hidden'|'inactive' $problem What is wrong.
	 * @return array{name: string, title: string, problem: 'taken'|'hidden'|'inactive'} A clash.
	 */
	private static function clash( string $name, string $title, string $problem ): array {
		return array(
			'name'    => $name,
			'title'   => substr( $title, 0, 100 ),
			'problem' => $problem,
		);
	}
}
