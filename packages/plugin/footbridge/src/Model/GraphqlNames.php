<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Gives field groups that were saved before GraphQL's names had the prefix the names of today, without changing the
 * database: an edited copy of a group of the plugin, and groups of the owner that name one of the plugin's types.
 */
final class GraphqlNames {
	private const PREFIX = 'Footbridge';

	/** Hooks into ACF's reading of a group. */
	public static function register(): void {
		add_filter( 'acf/load_field_group', array( self::class, 'of_group' ) );
	}

	/** Returns a field group with the names of today. */
	public static function of_group( $group ) {
		if ( ! is_array( $group ) ) {
			return $group;
		}
		$name = FieldGroups::graphql_names()[ $group['key'] ?? '' ] ?? null;
		if ( null !== $name ) {
			$group['graphql_field_name'] = $name;
		} elseif ( self::is_taken( $group ) ) {
			// WPGraphQL answers every query with an error when two types differ only in case.
			$group['graphql_field_name'] = 'own' . self::PREFIX . substr( self::letters( $group ), strlen( self::PREFIX ) );
		}
		if ( is_array( $group['graphql_types'] ?? null ) ) {
			// The plugin's own groups never mean the type of another plugin.
			$group['graphql_types'] = array_map( static fn( $type ) => self::type( $type, null !== $name ), $group['graphql_types'] );
		}
		return $group;
	}

	/**
	 * Whether a group of the owner has the name of one of the plugin's, in any case.
	 *
	 * @param array<string, mixed> $group The field group.
	 */
	private static function is_taken( array $group ): bool {
		return in_array( self::letters( $group ), array_map( 'strtolower', FieldGroups::graphql_names() ), true );
	}

	/**
	 * Returns a group's name in GraphQL, or else its title as WPGraphQL for ACF names it, in lower case.
	 *
	 * @param array<string, mixed> $group The field group.
	 */
	private static function letters( array $group ): string {
		$set  = $group['graphql_field_name'] ?? '';
		$name = is_string( $set ) && '' !== $set ? $set : ( $group['title'] ?? '' );
		return is_string( $name ) ? strtolower( (string) preg_replace( '/[\W_]++/u', '', $name ) ) : '';
	}

	/** Returns the name of today of one of the plugin's types, any other name unchanged. */
	private static function type( $type, bool $is_own ) {
		$new = is_string( $type ) ? self::PREFIX . $type : '';
		return in_array( $new, self::types(), true ) && ( $is_own || ! self::is_of_another( (string) $type ) ) ? $new : $type;
	}

	/** Whether a post type or taxonomy of this site has the name that one of the plugin's had. */
	private static function is_of_another( string $type ): bool {
		$named = array( 'graphql_single_name' => lcfirst( $type ) );
		return array() !== get_post_types( $named ) || array() !== get_taxonomies( $named );
	}

	/** @return list<string> The names of the plugin's types. */
	private static function types(): array {
		$types = array();
		foreach ( array_merge( Declaration::post_types(), Declaration::taxonomies() ) as $declared ) {
			$types[] = ucfirst( $declared['graphql']['single'] );
		}
		foreach ( Declaration::options_pages() as $page ) {
			$types[] = $page['graphql']['type'];
		}
		return $types;
	}
}
